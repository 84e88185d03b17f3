import type { Blow, KnockbackRules, Struck } from '../../knockback/knockback-rules.js';
import { knockbackOf, LAUNCH_SPEED, launches } from '../smash/knockback-formula.js';
import { framesSpedUp } from './speed-up.js';

/** Share of the damage that a move loses for each place it has in the queue, 1 to 9 (SmashWiki, "Stale-move negation"). */
const LOST = [0.09, 0.08545, 0.07635, 0.0679, 0.05945, 0.05035, 0.04255, 0.03345, 0.025];
/** Of a move that is not in the queue, while moves grow stale (the same). */
const FRESH = 1.05;
/** Share of the staleness that the growth of knockback takes over (the same). */
const STALE_GROWTH = 0.3;
/** Of all damage that a player takes in a match of two without items (SmashWiki, "1v1 multiplier"): it comes after the knockback. */
const ONE_ON_ONE = 1.2;
/** Of an aerial from a short hop (SmashWiki, "Short hop"). */
const SHORT_HOP = 0.85;
/** SmashWiki, "Hitlag": floor((0.65 d + 6) · times · electric), 30 at most. */
const HITLAG = { damage: 0.65, constant: 6, electric: 1.5, most: 30 };
const HITSTUN = { share: 0.4, least: 5 };
/** The first frame on which who was hit can act, from which on they tumble (rubendal/SSBU-Calculator, `tumble_threshold`). */
const TUMBLE = 32;

/** What a move's damage is multiplied by; 1 while moves do not grow stale. */
function staleness({ queue = [], switches = [] }: Blow): number {
  if (!switches.includes('stale')) return 1;
  return queue.length === 0 ? FRESH : 1 - queue.reduce((lost, place) => lost + (LOST[place - 1] ?? 0), 0);
}

/** Frames that both are frozen, at most 30. @param damage percent before the bonus of one against one */
export const ultimateHitlag = (damage: number, { electric = false, times = 1 } = {}): number =>
  Math.min(
    HITLAG.most,
    Math.floor((damage * HITLAG.damage + HITLAG.constant) * (electric ? HITLAG.electric : 1) * times),
  );

/**
 * How many frames after the hit somebody can act: floor(0.4 · knockback), 5 at least, and fewer while tumbling (SmashWiki,
 * "Hitstun"). A set knockback does not speed up.
 */
export function ultimateActsAfter(knockback: number, isSet = false): number {
  const acts = Math.floor(Math.max(HITSTUN.least, knockback * HITSTUN.share));
  return acts >= TUMBLE && !isSet ? framesSpedUp(acts) : acts;
}

/**
 * A hit of Ultimate. Short hop and staleness change the damage that the knockback sees, the bonus of one against one only what is added to the
 * percent afterwards (SmashWiki, "1v1 multiplier"). Rage is left out: nobody knows the attacker's percent.
 */
function strike(blow: Blow): Struck | null {
  const { hit, percent, weight, switches = [] } = blow;
  if (!launches(hit.knockback)) return null;
  const stale = staleness(blow);
  const hop = switches.includes('shortHop') ? SHORT_HOP : 1;
  const dealt = hit.damage * stale * hop;
  const knockback = knockbackOf({
    knockback: hit.knockback,
    percentAfter: percent + dealt,
    damage: hit.damage * (1 - (1 - stale) * STALE_GROWTH),
    weight,
  });
  const actsAfter = ultimateActsAfter(knockback, hit.knockback.set > 0);
  return {
    damage: dealt * (switches.includes('oneOnOne') ? ONE_ON_ONE : 1),
    knockback,
    launchSpeed: knockback * LAUNCH_SPEED,
    hitlag: hit.isThrow ? 0 : ultimateHitlag(dealt, { electric: hit.electric, times: hit.hitlagTimes }),
    hitstun: actsAfter - 1,
    actsAfter,
    tumbles: Math.floor(knockback * HITSTUN.share) >= TUMBLE,
  };
}

export const ultimateKnockback: KnockbackRules = {
  switches: ['oneOnOne', 'shortHop', 'stale'],
  usual: ['oneOnOne'],
  // nine frames (SmashWiki, "Buffer")
  buffers: true,
  strike,
};
