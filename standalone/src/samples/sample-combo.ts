import type { ActionInput, GameId, NamedMove, Tag } from '@combolab/contracts';

/** A hit as the clip shows it. Its words are those of `drawn-replay/src/script`. */
export interface SampleHit {
  readonly frame: number;
  /** Where it sends the defender. */
  readonly launch: string;
  /** What the attacker hits with. */
  readonly move: string;
}

/** One combo of the sample collection, with what its clip shows. */
export interface SampleCombo {
  /** Name of its folder in `standalone/samples/clips`. */
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly gameId: GameId;
  /** The attacker's roster id. */
  readonly characterId: string;
  /** Defenders; the first one is in the clip. */
  readonly characterIds: readonly string[];
  readonly tags: readonly Tag[];
  readonly percentRange: readonly [low: number, high: number];
  readonly actions: readonly ActionInput[];
  /** Length of the clip in frames of 1/60 s. */
  readonly frames: number;
  readonly hits: readonly SampleHit[];
  /** Named on their frames; empty where the words tell them. */
  readonly moves: readonly NamedMove[];
  /** Index of the hit that is on the thumbnail. */
  readonly thumbnailHit: number;
}
