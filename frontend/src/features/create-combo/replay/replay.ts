import type { PressType } from '@combolab/contracts';

/** A move that hit, with frames of the replay; the first that can be played is -39. */
export interface ReplayMove {
  /** As the frame data names it: `up-air`; null for what is no move of a fighter. */
  readonly move: string | null;
  /** Where the attack begins. */
  readonly begins: number;
  /** Of its first hit. */
  readonly hits: number;
  /** Percent of the defender before it. */
  readonly percent: number;
  readonly damage: number;
}

/** Hits of one player on the other that follow without a pause. */
export interface ReplayCombo {
  /** Ids of the roster; null for who is no fighter there. */
  readonly attacker: string | null;
  readonly defender: string | null;
  /** The first hit and the last one. */
  readonly start: number;
  readonly end: number;
  /** Percent of the defender before the first hit and after the last. */
  readonly percents: readonly [from: number, to: number];
  readonly killed: boolean;
  readonly moves: readonly ReplayMove[];
  /** What the attacker holds on each frame, from `inputsFrom` to `end`. */
  readonly inputs: readonly (readonly PressType[])[];
  readonly inputsFrom: number;
}

/** What a replay tells of its combos. */
export interface Replay {
  /** Fighters in the order of their ports. */
  readonly fighters: readonly (string | null)[];
  readonly lastFrame: number;
  /** False when the file ends before its game does. */
  readonly complete: boolean;
  /** In the order of the game. */
  readonly combos: readonly ReplayCombo[];
}

/** Why a file is not taken, in words for whoever chose it. */
export class ReplayRefused extends Error {
  override readonly name = 'ReplayRefused';
}
