import type { ComboSource, PressType, Tag } from '@combolab/contracts';

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

/** Who hits whom: numbers of ports from 0. */
export interface Pair {
  readonly attacker: number;
  readonly defender: number;
}

/** Hits of one player on another that follow without a pause. */
export interface FoundCombo {
  readonly pair: Pair;
  /** Who is hit is the second of a pair, such as Nana, and not the one who is played. */
  readonly onPartner?: boolean;
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
  /** What the states of the defender between the hits make of it. */
  readonly tag: Extract<Tag, 'True Combo' | 'Tech Chase' | 'String'>;
}

/** A combo with what its attacker pressed, and where it is from. */
export interface ReplayCombo extends FoundCombo {
  /** What the attacker holds on each frame, from `inputsFrom` to `end`. */
  readonly inputs: readonly (readonly PressType[])[];
  readonly inputsFrom: number;
  /** How sticks and triggers moved on these frames, as combos keep it, `inputsFrom` being frame 0; absent where it is not known. */
  readonly sticks?: string;
  /** The replay itself, as far as a combo tells of it; absent where its version is damaged. */
  readonly source?: ComboSource;
  /** What those who play call themselves, the attacker first: for their author to show or not. Absent where it is not told. */
  readonly names?: readonly string[];
}

/** Somebody in a replay. */
export interface ReplayPlayer {
  /** From 0. */
  readonly port: number;
  /** Id of the roster; null for who is no fighter there. */
  readonly fighter: string | null;
  /** Name online, or the tag that was chosen; empty when there is none. */
  readonly name: string;
  /** Code of connection online, such as `FOX#123`; empty when there is none. */
  readonly code: string;
}

/** What a replay tells of its game and its combos. */
export interface ReplayWith<Combo> {
  /** In the order of their ports. */
  readonly players: readonly ReplayPlayer[];
  /** As the game calls it; null when it is not known. */
  readonly stage: string | null;
  /** When the game began, as ISO 8601; null when the file does not tell. */
  readonly startedAt: string | null;
  /** The European version of the game, whose fighters differ a little. */
  readonly pal: boolean;
  readonly lastFrame: number;
  /** False when the file ends before its game does. */
  readonly complete: boolean;
  /** In the order of the game. */
  readonly combos: readonly Combo[];
}

export type Replay = ReplayWith<ReplayCombo>;
/** Without presses: small enough to hold those of hundreds of games. */
export type FoundReplay = ReplayWith<FoundCombo>;

/** Why a file is not taken; `refusal-words.ts` says it to whoever chose it. */
export interface Refusal {
  readonly reason:
    | 'empty'
    | 'tooLarge'
    | 'notAReplay'
    | 'noGame'
    | 'eventsAstray'
    | 'damaged'
    | 'alone'
    | 'unreadable'
    | 'fileGone'
    | 'changed'
    | 'tookTooLong'
    | 'noReader';
  /** Of a file that is too large. */
  readonly megabytes?: number;
}

/** A file is not taken. Workers throw it, too, which know of no language: its message is for logs. */
export class ReplayRefused extends Error {
  override readonly name = 'ReplayRefused';

  constructor(
    readonly refusal: Refusal,
    options?: ErrorOptions,
  ) {
    super(refusal.reason, options);
  }
}
