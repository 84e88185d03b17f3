import type { KnockbackRules } from '../knockback/knockback-rules.js';
import type { GameId } from './game.js';
import { meleeKnockback } from './ssbm/knockback.js';
import { ultimateKnockback } from './ssbu/knockback.js';

/** Apart from the definitions: the page loads them when a combo asks. */
const rules: ReadonlyMap<GameId, KnockbackRules> = new Map([
  ['ssbu', ultimateKnockback],
  ['ssbm', meleeKnockback],
]);

/** How hard a game hits; null where nobody has written it down. */
export const knockbackRulesOf = (id: GameId): KnockbackRules | null => rules.get(id) ?? null;
