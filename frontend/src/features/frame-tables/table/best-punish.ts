import {
  rulesOfFighter,
  shieldOptions,
  USUAL_STATE,
  type FighterFrames,
  type FrameMove,
} from '@combolab/contracts/frame-data';
import { t } from '../texts.js';
import { damageWords } from '../../../entities/frame-data/damage-words.js';

/** What a fighter who shields a move does best about it. */
export interface BestPunish {
  /** Null where nothing is fast enough. */
  readonly move: FrameMove | null;
  /** Percent of its strongest hit; null where nobody knows. */
  readonly damage: number | null;
  /** Frames to spare; 0 is frame perfect. */
  readonly slack: number;
}

function strongest({ hits }: FrameMove): number | null {
  const damages = hits.map(({ damage }) => damage).filter((damage) => damage !== null);
  return damages.length === 0 ? null : Math.max(...damages);
}

/**
 * The strongest move in time out of shield; of those that do as much the one with most time to spare.
 * @param attacker whose move it is
 * @returns null where the window is unknown, or a shield does not stop the move
 */
export function bestPunish(move: FrameMove, attacker: FighterFrames, defender: FighterFrames): BestPunish | null {
  const window = rulesOfFighter(attacker).window(move, {}, USUAL_STATE);
  if (window?.frames == null || window.rule === 'grab') return null;
  const { punishes } = shieldOptions(defender, window.frames);
  const all = punishes.map(({ move: each, slack }) => ({ move: each, slack, damage: strongest(each) }));
  const best = all.sort((a, b) => (b.damage ?? -1) - (a.damage ?? -1) || b.slack - a.slack)[0];
  return best ?? { move: null, damage: null, slack: 0 };
}

/** In words: `Strongest of Ness in time: Forward Smash, 18%, 2 to spare`. */
export function punishWords({ move, damage, slack }: BestPunish, fighter: string): string {
  if (move === null) return t('nothingThatHasOutOf', { fighter });
  return t('strongestOfInTime', {
    fighter,
    move: move.name,
    damage: damage === null ? 'none' : damageWords(damage),
    slack,
  });
}
