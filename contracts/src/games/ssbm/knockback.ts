import type { Blow, KnockbackRules, Struck } from '../../knockback/knockback-rules.js';
import { knockbackOf, LAUNCH_SPEED, launches } from '../smash/knockback-formula.js';

/** Share of the damage that a move loses for each place it has in the queue, 1 to 9 (SmashWiki, "Stale-move negation"). */
const LOST = [0.09, 0.08, 0.07, 0.06, 0.05, 0.04, 0.03, 0.02, 0.01];
/** Of a defender who crouches (SmashWiki, "Crouch cancel"). */
const CROUCHED = 2 / 3;
/** Of an electric hit, for the defender alone (SmashWiki, "Hitlag"). */
const ELECTRIC = 1.5;
/** SmashWiki, "Hitlag", "Knockback" and "Tumble". */
const MOST_HITLAG = 20;
const MOST_KNOCKBACK = 2500;
const TUMBLE = 80;
/** Knockback that one frame of hitstun takes (SmashWiki, "Hitstun"). */
const HITSTUN = 0.4;

/** Damage of a move with these places in the queue. */
export const meleeDamage = (damage: number, queue: readonly number[] = []): number =>
  damage * (1 - queue.reduce((lost, place) => lost + (LOST[place - 1] ?? 0), 0));

/** Frames that the defender is frozen, the frame of the touch among them: floor(floor(floor(d)/3 + 3) · electric · crouch). */
export function meleeHitlag(damage: number, { electric = false, crouching = false } = {}): number {
  const plain = Math.floor(Math.floor(damage) / 3 + 3);
  const shocked = Math.floor(plain * (electric ? ELECTRIC : 1));
  return Math.min(MOST_HITLAG, Math.floor(shocked * (crouching ? CROUCHED : 1)));
}

/**
 * A hit of Melee. The percent of the defender is rounded down, the damage is not (SmashWiki, "Knockback", after the game's code). What a
 * projectile carries was made stale when it was shot: its stale damage, rounded down, stands for the fresh one too. What is thrown flies as if it
 * weighed 100, and is not frozen. Both are as recorded games show it (`npm run check-hits`).
 */
function strike({ hit, percent, weight, queue = [], crouching = false, switches = [] }: Blow): Struck | null {
  const { isThrow, projectile, electric } = hit;
  if (!launches(hit.knockback)) return null;
  const damage = meleeDamage(hit.damage, switches.includes('stale') ? queue : []);
  const knockback = Math.min(
    MOST_KNOCKBACK,
    knockbackOf({
      knockback: isThrow ? { ...hit.knockback, weightless: true } : hit.knockback,
      percentAfter: Math.floor(percent) + damage,
      damage: projectile ? Math.floor(damage) : hit.damage,
      weight,
    }) * (crouching ? CROUCHED : 1),
  );
  const hitstun = Math.floor(knockback * HITSTUN);
  return {
    damage,
    knockback,
    launchSpeed: knockback * LAUNCH_SPEED,
    hitlag: isThrow ? 0 : meleeHitlag(damage, { electric, crouching }) - 1,
    hitstun,
    actsAfter: hitstun,
    tumbles: knockback >= TUMBLE,
  };
}

export const meleeKnockback: KnockbackRules = { switches: ['stale'], usual: [], buffers: false, strike };
