import { findFighter } from '@combolab/contracts';
import { moveTitle } from '../../shared/terms/moves.js';
import type { FoundCombo } from './replay.js';
import { t } from './texts.js';

const nameOf = (fighter: string | null): string => findFighter(fighter ?? '')?.name ?? t('somebody');

/** `Fox on Marth`. */
export const fightersWords = ({ attacker, defender }: FoundCombo): string =>
  t('fighters', { attacker: nameOf(attacker), defender: nameOf(defender) });

/** `40 to 82%`, as the game shows percents. */
export const percentWords = ({ percents: [from, to] }: FoundCombo): string =>
  t('percents', { from: Math.floor(from), to: Math.floor(to) });

/** `Up Air, Up Air, Forward Smash`. */
export const movesWords = ({ moves }: FoundCombo): string =>
  moves.map(({ move }) => (move === null ? t('anotherHit') : moveTitle(move))).join(', ');

/** Time of the game of a frame, from when players can move: `1:05`. */
export function gameTime(frame: number): string {
  const seconds = Math.max(0, Math.floor((frame + 39) / 60));
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Combos that are worth choosing: those of several moves, or all when there is none. */
export function worthChoosing<Combo extends FoundCombo>(combos: readonly Combo[]): readonly Combo[] {
  const several = combos.filter(({ moves }) => moves.length > 1);
  return several.length > 0 ? several : combos;
}

/** The combo with the most damage; undefined when there is none. */
export const hardest = <Combo extends FoundCombo>(combos: readonly Combo[]): Combo | undefined =>
  combos.toSorted((a, b) => b.percents[1] - b.percents[0] - (a.percents[1] - a.percents[0]))[0];
