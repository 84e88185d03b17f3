import type { ActionInput, GameId, NamedMove, Tag } from '@combolab/contracts';
import type { Hit } from './scene/choreography.js';

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
  readonly hits: readonly Hit[];
  /** Named on their frames; empty where the words tell them. */
  readonly moves: readonly NamedMove[];
  /** Index of the hit that is on the thumbnail. */
  readonly thumbnailHit: number;
}
