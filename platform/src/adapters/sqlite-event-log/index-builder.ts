import type { Database, Statement } from '../sqlite/open-database.js';
import { RowInserter, type Value } from './insert-rows.js';
import type { StreamIndex } from './stream-index.js';
import type { Place } from './stream-tail.js';

/** Faster than events arrive, so that a batch is in the index before the next is due. */
const PACE = 1.25;

/**
 * Extends the index on disk by many events in the order of its key, so that a page is written once for several of them;
 * a slice with each commit, so that no commit waits for all.
 */
export class IndexBuilder {
  readonly #index: StreamIndex;
  readonly #every: number;
  readonly #inserter: RowInserter;
  readonly #indexed: Statement;
  #batch: readonly Place[] = [];
  #done = 0;
  #upTo = 0;

  /** @param every events after which the index is extended */
  constructor(database: Database, index: StreamIndex, every: number) {
    this.#index = index;
    this.#every = every;
    // a slice of an earlier process may be there already
    this.#inserter = new RowInserter(database, 'INSERT OR IGNORE INTO event_streams (stream, version, position)', 3);
    this.#indexed = database.prepare('UPDATE indexed SET position = max(position, ?)');
  }

  /** Writes the next slice into the running transaction, sized by the events the transaction appends. */
  step(appended: number): void {
    if (this.#done === this.#batch.length) {
      if (this.#index.tail.size < this.#every) return;
      this.#begin(this.#index.tail.places);
    }
    const end = Math.min(this.#done + Math.ceil(appended * PACE), this.#batch.length);
    const rows: Value[] = [];
    for (const { stream, version, position } of this.#batch.slice(this.#done, end))
      rows.push(stream, version, position);
    this.#inserter.insert(rows);
    this.#done = end;
    if (end < this.#batch.length) return;
    this.#indexed.run(this.#upTo);
    this.#index.forget(this.#upTo);
  }

  #begin(places: readonly Place[]): void {
    this.#upTo = places.at(-1)?.position ?? 0;
    this.#batch = [...places].sort((a, b) =>
      a.stream < b.stream ? -1 : a.stream > b.stream ? 1 : a.version - b.version,
    );
    this.#done = 0;
  }
}
