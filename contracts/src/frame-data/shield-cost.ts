import type { FighterFrames, FrameMove } from './fighter-frames.js';
import { rulesOfFighter } from './rules-of-game.js';
import type { ShieldState } from './shield-rules.js';

/**
 * Frames that an option needs from the end of shield stun, by the rules of the fighter's game.
 * @returns null for what cannot be done from a shield, or hits nothing
 */
export const shieldCost = (
  move: FrameMove,
  fighter: Pick<FighterFrames, 'fighterId' | 'stats'>,
  state?: ShieldState,
): number | null => rulesOfFighter(fighter).cost(move, fighter, state);

/** Whether an option only gets away: it hits nothing. */
export const isEscape = ({ outOfShield }: FrameMove): boolean => outOfShield === 'spotDodge' || outOfShield === 'roll';
