import type { Knockback } from '../frame-data/fighter-frames.js';

/** A hit as far as its knockback goes. */
export interface HitFacts {
  /** Percent, fresh, as its source prints it. */
  readonly damage: number;
  readonly knockback: Knockback;
  /** The release of a throw. */
  readonly isThrow: boolean;
  readonly projectile: boolean;
  readonly electric: boolean;
  /** What the hit multiplies its freeze by; 1 for most. */
  readonly hitlagTimes: number;
}

/** What may differ from a fresh hit of one against one, each in the games that know it. */
export const KNOCKBACK_SWITCHES = ['oneOnOne', 'shortHop', 'stale'] as const;
export type KnockbackSwitch = (typeof KNOCKBACK_SWITCHES)[number];

/** A hit on somebody. */
export interface Blow {
  readonly hit: HitFacts;
  /** Of the defender before it, 0 to 999. */
  readonly percent: number;
  /** Of the defender, in the game's own units. */
  readonly weight: number;
  /** Places of the move in the attacker's queue of the last moves that landed, 1 the newest, to 9. None counts as fresh. */
  readonly queue?: readonly number[];
  readonly switches?: readonly KnockbackSwitch[];
  /** The defender crouches. */
  readonly crouching?: boolean;
}

/** What a hit does to who is hit. */
export interface Struck {
  /** Percent that it adds. */
  readonly damage: number;
  /** In the game's own units. */
  readonly knockback: number;
  /** Units of the stage a frame at the start. */
  readonly launchSpeed: number;
  /** Frames after the touch for which the defender stands still; neither hitstun nor the next hit goes on meanwhile. */
  readonly hitlag: number;
  /** Frames of hitstun as players of the game count them. */
  readonly hitstun: number;
  /** The defender can act that many frames after the touch, hitlag not counted: a hit that touches earlier is sure. */
  readonly actsAfter: number;
  readonly tumbles: boolean;
}

/** How hard a game hits. One for each game, in its own folder. */
export interface KnockbackRules {
  /** Those that the game knows, with those that are on unless somebody turns them off. */
  readonly switches: readonly KnockbackSwitch[];
  readonly usual: readonly KnockbackSwitch[];
  /** A press that comes too early waits until its owner can act. */
  readonly buffers: boolean;
  /** @returns null for a hit that does not launch */
  readonly strike: (blow: Blow) => Struck | null;
}
