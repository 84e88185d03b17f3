import type { FighterFrames, FrameMove } from './fighter-frames.js';
import { isEscape, shieldCost } from './shield-cost.js';

/** What a fighter can do out of shield. */
export interface ShieldOption {
  readonly move: FrameMove;
  /** Frames from the end of shield stun. */
  readonly cost: number;
  /** Window less cost, in frames: 0 is frame perfect, less is too slow. */
  readonly slack: number;
}

export interface ShieldOptions {
  /** In time, the most slack first. */
  readonly punishes: readonly ShieldOption[];
  /** Get away and hit nothing; in time. */
  readonly escapes: readonly ShieldOption[];
  /** The nearest first. */
  readonly tooSlow: readonly ShieldOption[];
}

const mostSlackFirst = (a: ShieldOption, b: ShieldOption): number =>
  b.slack - a.slack || (a.move.name < b.move.name ? -1 : Number(a.move.name > b.move.name));

/** The `most` quickest things that hit out of shield, the quickest first; costs are frames from the end of shield stun. */
export const fastestOutOfShield = (
  { moves }: Pick<FighterFrames, 'moves'>,
  most: number,
): readonly Pick<ShieldOption, 'move' | 'cost'>[] =>
  moves
    .filter((move) => !isEscape(move))
    .flatMap((move) => {
      const cost = shieldCost(move);
      return cost === null ? [] : [{ move, cost }];
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, most);

/**
 * Everything a fighter in shield can do in a window, apart by what it is good for.
 * @param window frames that the fighter is free before the other; may be negative
 */
export function shieldOptions({ moves }: Pick<FighterFrames, 'moves'>, window: number): ShieldOptions {
  const punishes: ShieldOption[] = [];
  const escapes: ShieldOption[] = [];
  const tooSlow: ShieldOption[] = [];
  for (const move of moves) {
    const cost = shieldCost(move);
    if (cost === null) continue;
    const slack = window - cost;
    (slack < 0 ? tooSlow : isEscape(move) ? escapes : punishes).push({ move, cost, slack });
  }
  for (const options of [punishes, escapes, tooSlow]) options.sort(mostSlackFirst);
  return { punishes, escapes, tooSlow };
}
