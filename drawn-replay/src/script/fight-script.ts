import type { FighterSlug } from '../figure/fighters.js';

/** One hit of a written fight. */
export interface ScriptedHit {
  /** Frame of the clip, from 0. */
  readonly frame: number;
  /** Where it sends the defender: a word of `launches.ts`. */
  readonly launch: string;
  /** What the attacker hits with: a word of `moves.ts`. */
  readonly move: string;
}

/** A fight that nobody recorded: what happens on which frame. Plain data. */
export interface FightScript {
  readonly attacker: FighterSlug;
  readonly defender: FighterSlug;
  /** Number of the game's stage. */
  readonly stage: number;
  /** Frames of 1/60 s. */
  readonly frames: number;
  /** The defender's percent before the first hit. */
  readonly percent: number;
  /** Of both, at the beginning. */
  readonly stocks: number;
  /** Where the attacker starts and where the two meet, in units of the game from the middle of the stage. */
  readonly startX: number;
  readonly meetX: number;
  /** In the order of their frames; the first later than frame 0. */
  readonly hits: readonly ScriptedHit[];
}
