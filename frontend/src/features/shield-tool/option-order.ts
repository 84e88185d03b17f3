import type { FrameMove, ShieldOption } from '@combolab/contracts/frame-data';
import type { OptionSort } from '../../entities/frame-data/tool-link.js';
import { t } from './texts.js';
import { language } from '../../shared/language/language.js';
import { damageWords } from '../../entities/frame-data/damage-words.js';

/** Damage of the hit of a move that does the most, in percent; null for what has no hit of its own. */
export function damageOf({ hits }: FrameMove): number | null {
  const damages = hits.map(({ damage }) => damage).filter((damage) => damage !== null);
  return damages.length === 0 ? null : Math.max(...damages);
}

/** First frame on which a move hits, or a dodge begins to work. */
export const startupOf = ({ startup }: FrameMove): number => startup[0] ?? Infinity;

const COMPARE: Readonly<Record<Exclude<OptionSort, 'slack'>, (a: FrameMove, b: FrameMove) => number>> = {
  startup: (a, b) => startupOf(a) - startupOf(b),
  damage: (a, b) => (damageOf(b) ?? -1) - (damageOf(a) ?? -1),
  name: (a, b) => a.name.localeCompare(b.name, language()),
};

/**
 * Options in the order that was asked for: the earliest, the most damage or the first name first. Those that are equal
 * stay as they were.
 * @param options by slack
 */
export function inOrder(options: readonly ShieldOption[], sort: OptionSort): readonly ShieldOption[] {
  return sort === 'slack' ? options : options.toSorted((a, b) => COMPARE[sort](a.move, b.move));
}

/** What stands beside an option because the options are sorted by it: `startup 6`, `13%`; null where it stands there anyhow. */
export function sortedBy(move: FrameMove, sort: OptionSort): string | null {
  if (sort === 'startup') return t('startupOf', { frames: startupOf(move) });
  const damage = sort === 'damage' ? damageOf(move) : null;
  return damage === null ? null : damageWords(damage);
}
