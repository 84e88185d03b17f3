import type { FighterFrames, FrameMove } from './fighter-frames.js';
import { isEscape } from './shield-cost.js';
import { rulesOfFighter } from './rules-of-game.js';
import { USUAL_STATE, type ShieldState } from './shield-rules.js';

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

/** Who shields: of which game, how they move, and what they have. */
export type ShieldingFighter = Pick<FighterFrames, 'fighterId' | 'stats' | 'moves'>;

const mostSlackFirst = (a: ShieldOption, b: ShieldOption): number =>
  b.slack - a.slack || (a.move.name < b.move.name ? -1 : Number(a.move.name > b.move.name));

/** The `most` quickest things that hit out of shield, the quickest first; costs are frames from the end of shield stun. */
export function fastestOutOfShield(
  fighter: ShieldingFighter,
  most: number,
): readonly Pick<ShieldOption, 'move' | 'cost'>[] {
  const rules = rulesOfFighter(fighter);
  return fighter.moves
    .filter((move) => !isEscape(move))
    .flatMap((move) => {
      const cost = rules.cost(move, fighter);
      return cost === null ? [] : [{ move, cost }];
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, most);
}

/**
 * Every move a fighter in shield can do in a window, apart by what it is good for.
 * @param window frames that the fighter is free before the other; may be negative
 */
export function shieldOptions(
  fighter: ShieldingFighter,
  window: number,
  state: ShieldState = USUAL_STATE,
): ShieldOptions {
  const rules = rulesOfFighter(fighter);
  const punishes: ShieldOption[] = [];
  const escapes: ShieldOption[] = [];
  const tooSlow: ShieldOption[] = [];
  for (const move of fighter.moves) {
    const cost = rules.cost(move, fighter, state);
    if (cost === null) continue;
    const slack = window - cost;
    (slack < 0 ? tooSlow : isEscape(move) ? escapes : punishes).push({ move, cost, slack });
  }
  for (const options of [punishes, escapes, tooSlow]) options.sort(mostSlackFirst);
  return { punishes, escapes, tooSlow };
}
