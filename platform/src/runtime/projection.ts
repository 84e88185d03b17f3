import type { EventDefinition, RecordedEvent, ViewMessage } from '@combolab/contracts';
import type { AnyCollection, Collection, DocumentWriter } from '../ports/documents.js';

/** What a projection works with while it applies a batch. */
export interface Views extends DocumentWriter {
  /** Tells viewers, after the batch is stored; silent in a rebuild. */
  announce(message: ViewMessage): void;
  /** Ids a projection has touched in this batch, to settle each once. */
  readonly touched: Set<string>;
}

/** A document that applying an event begins with. */
export type Read = readonly [collection: AnyCollection, id: string];

export const readOf = <T extends object>(collection: Collection<T>, id: string): Read => [collection, id];

/**
 * A read model: what it listens to and how it changes its collections. Applying an event again, or older ones again,
 * must end in the same documents.
 */
export interface Projection {
  readonly name: string;
  /** Raise it when the documents change shape or meaning: the view is then built anew. */
  readonly version: number;
  readonly collections: readonly AnyCollection[];
  readonly handles: readonly EventDefinition[];
  /**
   * Some of its documents are written from streams of several partition keys, as the count of an author's followers is. Where several
   * processes keep the views, its batches follow each other over all of them; those of other views are made beside each other.
   */
  readonly crosses?: true;
  /** Takes every event as it was recorded, whatever its kind: for a view of envelopes, which no payload can spoil. */
  readonly envelopes?: true;
  /** Documents that `apply` will look at first: a batch reads them all at once. */
  reads?(event: RecordedEvent): readonly Read[];
  apply(event: RecordedEvent, views: Views): Promise<void>;
  /** Called once per batch after its events, for work that is cheaper once per touched id. */
  settle?(views: Views): Promise<void>;
}
