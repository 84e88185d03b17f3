import { meleeShieldRules } from '../games/ssbm/shield-rules.js';
import { ultimateShieldRules } from '../games/ssbu/shield-rules.js';
import type { FighterFrames, FrameMove } from './fighter-frames.js';
import { USUAL_STATE, type ShieldRules } from './shield-rules.js';

const BY_GAME = new Map([ultimateShieldRules, meleeShieldRules].map((rules) => [rules.game, rules]));

/** The rules around a shield of a game; undefined for one without. @param gameId id of the registry */
export const shieldRulesOf = (gameId: string): ShieldRules | undefined => BY_GAME.get(gameId);

/**
 * The rules of the game that a fighter is of.
 * @throws Error for a fighter of a game that has none
 */
export function rulesOfFighter({ fighterId }: Pick<FighterFrames, 'fighterId'>): ShieldRules {
  const rules = shieldRulesOf(fighterId.slice(0, fighterId.indexOf(':')));
  if (rules === undefined) throw new Error(`there are no rules of shields for ${fighterId}`);
  return rules;
}

/** A move as it is usually done in its game: in Melee with its landing L-cancelled. */
export const asUsuallyPlayed = (move: FrameMove, fighter: Pick<FighterFrames, 'fighterId'>): FrameMove =>
  rulesOfFighter(fighter).asPlayed(move, USUAL_STATE);
