import { fromBody } from './body.js';
import { SearchEngine } from './engine.js';
import { KeptCollection } from './snapshot/kept-collection.js';
import type { Row, Slot, Store } from './store.js';

/** One index: rows in a slot of the file and the same in memory. */
export interface Part {
  readonly slot: Slot;
  readonly engine: SearchEngine;
}

/** Of so many documents on a collection is kept in a file of its own; fewer are read as quickly. */
const KEPT_FROM = 2000;
/** One of so many documents changed: the file is written anew when the index is closed, */
const WORTH_WRITING = 20;
/** and not worth catching up with when it is opened. */
const WORTH_READING = 4;
/** With more places than that for each document, most of them of what is gone or was written again, it is made anew instead. */
const MOST_PLACES = 2;

const STAMP = 'kept-collection';

/**
 * The collection of the running index in a file beside its rows, so that opening it needs not make it anew. It is what the rows were at
 * one moment; which of them have changed since is noted in their transactions. What is deleted is nowhere afterwards: the file goes with it.
 */
export class LivePart {
  readonly #kept: KeptCollection;
  #stamp: string;

  /** @param file of the rows; the collection is kept beside it */
  constructor(
    private readonly store: Store,
    file: string,
    private readonly keptFrom = KEPT_FROM,
  ) {
    this.#kept = new KeptCollection(`${file}.collection`);
    this.#stamp = store.fact(STAMP) ?? '';
    // one that was dropped just when the process ended
    if (this.#stamp === '') this.#kept.remove();
  }

  /** The part as the rows say. */
  open(slot: Slot): Part {
    const engine = this.#read(slot);
    if (engine !== null) return { slot, engine };
    const made = new SearchEngine();
    made.collection.load(this.store.documents(slot));
    this.#write(made);
    return { slot, engine: made };
  }

  /** Call it in the transaction that changes a document. @param wholly not its votes alone */
  changes(id: string, wholly: boolean): void {
    if (this.#stamp !== '') this.store.noteChanged(id, wholly);
  }

  /** Call it in the transaction that deletes documents or swaps the slots; once it is committed call {@link drop}. */
  outdates(): void {
    if (this.#stamp === '') return;
    this.store.setFact(STAMP, '');
    this.store.forgetChanged();
  }

  drop(): void {
    if (this.#stamp === '') return;
    this.#stamp = '';
    this.#kept.remove();
  }

  /** The index is going to be closed. */
  close({ engine }: Part): void {
    const { size, universe } = engine.collection;
    if (universe > size * MOST_PLACES) {
      this.store.transaction(() => {
        this.outdates();
      });
      this.drop();
      return;
    }
    const worth = Math.ceil(size / WORTH_WRITING);
    if (this.#stamp === '' || this.store.changed(worth).length === worth) this.#write(engine);
  }

  /** Null where there is none, or where the rows are as quick. */
  #read(slot: Slot): SearchEngine | null {
    if (this.#stamp === '') return null;
    const engine = new SearchEngine();
    try {
      if (!this.#kept.readInto(engine.collection, this.#stamp)) return null;
    } catch (error) {
      warn('could not be read, and is made of its rows', error);
      return null;
    }
    const worth = Math.ceil(engine.collection.size / WORTH_READING);
    const changed = this.store.changed(worth);
    if (changed.length === worth) return null;
    for (const { id, wholly } of changed) catchUp(engine, this.store.get(slot, id), wholly === 1);
    return engine;
  }

  #write(engine: SearchEngine): void {
    if (engine.collection.size < this.keptFrom) return;
    try {
      const stamp = this.#kept.write(engine.collection);
      this.store.transaction(() => {
        this.store.setFact(STAMP, stamp);
        this.store.forgetChanged();
      });
      this.#stamp = stamp;
    } catch (error) {
      warn('could not be written', error);
    }
  }
}

/** Nothing is lost: the rows have all there is. */
const warn = (what: string, cause: unknown): void => {
  process.emitWarning(`The search index's file of what is in memory ${what}: ${String(cause)}`, 'SearchIndexWarning');
};

function catchUp({ collection }: SearchEngine, row: Row | undefined, wholly: boolean): void {
  if (row === undefined) return;
  const { id, body, likes, standing } = row;
  if (body === null) collection.remove(id);
  else if (wholly) collection.put(fromBody({ ...row, body }));
  else collection.setVotes(id, { numLikes: likes, standing });
}
