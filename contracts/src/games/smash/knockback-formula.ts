import type { Knockback } from '../../frame-data/fighter-frames.js';

/** The weight that counts where a hit does not ask for the defender's. */
const SET_WEIGHT = 100;
/** Percent and damage that set knockback puts in place of the real ones: 10 %, and its own number. */
const SET_PERCENT = 10;

/** What the formula is given. */
export interface Growth {
  readonly knockback: Knockback;
  /** Percent after the hit, as the formula of the game counts it. */
  readonly percentAfter: number;
  /** Damage that the growth takes, as the formula of the game counts it. */
  readonly damage: number;
  readonly weight: number;
}

/**
 * Knockback in units of the game, as all games since Melee have it (SmashWiki, "Knockback", formula from Melee onward):
 * (((p/10 + p·d/20) · 200/(w + 100) · 1.4) + 18) · growth/100 + base; set knockback puts 10 for p and its number for d.
 */
export function knockbackOf({ knockback, percentAfter, damage, weight }: Growth): number {
  const { base, growth, set, weightless } = knockback;
  const [p, d] = set > 0 ? [SET_PERCENT, set] : [percentAfter, damage];
  const lightness = 200 / ((weightless === true ? SET_WEIGHT : weight) + 100);
  return ((p / 10 + (p * d) / 20) * 1.4 * lightness + 18) * (growth / 100) + base;
}

/** Units of the stage a frame at the start for one of knockback (SmashWiki, "Knockback"). */
export const LAUNCH_SPEED = 0.03;

/** Whether a hit launches at all: a hold or a gust has neither base, growth nor set knockback. */
export const launches = ({ base, growth, set }: Knockback): boolean => base > 0 || growth > 0 || set > 0;
