import type { FighterFrames, FrameMove } from './fighter-frames.js';
import type { ShieldWindow, WindowChoice } from './shield-window.js';

/** What may be different about a hit on shield; a game has some of them. */
export const SHIELD_SWITCHES = ['lCancel', 'powerShield', 'parry', 'hop', 'stale'] as const;
export type ShieldSwitch = (typeof SHIELD_SWITCHES)[number];

/** How the attack came and was shielded. */
export interface ShieldState {
  /** The attacker cancelled the lag of the landing by shielding just before it. */
  readonly lCancel: boolean;
  /** The shield went up just before the hit. */
  readonly powerShield: boolean;
  /** The shield was dropped just before the hit. */
  readonly parry: boolean;
  /** The jump that an aerial came from. */
  readonly hop: 'full' | 'short';
  /** How often the move stands in the attacker's queue, 0 = fresh, with its bonus; null = as its source prints it. */
  readonly stale: number | null;
}

/** What is counted where nobody said otherwise. */
export const USUAL_STATE: ShieldState = { lCancel: true, powerShield: false, parry: false, hop: 'full', stale: null };

/** Something to do out of shield that is no move. */
export interface ShieldMovement {
  readonly id: 'drop' | 'jump' | 'wavedash';
  readonly name: string;
  /** Frames from the end of shield stun until it is done. */
  readonly cost: number;
}

/** Who shields, as far as costs depend on it. */
export type Shielder = Pick<FighterFrames, 'stats'>;

/** What a game's rules around a shield are. Frames at 60 a second. */
export interface ShieldRules {
  /** Id of the game. */
  readonly game: string;
  /** What the tool opens on for who has asked nothing: slugs of two fighters and of the attacker's move. */
  readonly example: { readonly defender: string; readonly attacker: string; readonly move: string };
  /** Of what changes a number of a move on shield, those that the game has and that matter for this move. */
  readonly switches: (move: FrameMove) => readonly ShieldSwitch[];
  /** A move with its numbers as the switches make them; itself where they change nothing. */
  readonly asPlayed: (move: FrameMove, state: ShieldState) => FrameMove;
  /**
   * Frames between a move on shield, as it was played, and its owner's next act.
   * @returns null for a move that touches no shield
   */
  readonly window: (move: FrameMove, choice?: WindowChoice, state?: ShieldState) => ShieldWindow | null;
  /**
   * Frames that an option needs from the end of shield stun.
   * @returns null for what cannot be done from a shield, hits nothing, or has no known frames
   */
  readonly cost: (move: FrameMove, fighter: Shielder, state?: ShieldState) => number | null;
  /** What can be done that is no move, the quickest first. */
  readonly movements: (fighter: Shielder) => readonly ShieldMovement[];
}
