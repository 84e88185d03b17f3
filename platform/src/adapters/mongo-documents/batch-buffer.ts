import type { AnyCollection } from '../../ports/documents.js';

/** A document as JSON, null when absent or removed; `n` is 0 when it never was. */
export interface Content {
  readonly n: number;
  readonly text: string | null;
}

/** A document that a batch has met: as it was on the server, and as it is for the batch. */
export interface Entry {
  readonly id: string;
  readonly base: Content;
  now: Content;
}

export const isDirty = ({ base, now }: Entry): boolean => base.n !== now.n;

/** What a batch has read and written so far. */
export class BatchBuffer {
  readonly #entries = new Map<string, { collection: AnyCollection; entries: Map<string, Entry> }>();

  get(collection: AnyCollection, id: string): Entry | undefined {
    return this.#of(collection).get(id);
  }

  /** Remembers what was read, unless the document was met before. */
  remember(collection: AnyCollection, id: string, base: Content): Entry {
    const entries = this.#of(collection);
    const known = entries.get(id);
    if (known !== undefined) return known;
    const entry = { id, base, now: base };
    entries.set(id, entry);
    return entry;
  }

  dirty(collection: AnyCollection): readonly Entry[] {
    return [...this.#of(collection).values()].filter(isDirty);
  }

  /** Collections with changes. */
  changed(): readonly { collection: AnyCollection; entries: readonly Entry[] }[] {
    return [...this.#entries.values()]
      .map(({ collection, entries }) => ({ collection, entries: [...entries.values()].filter(isDirty) }))
      .filter(({ entries }) => entries.length > 0);
  }

  #of(collection: AnyCollection): Map<string, Entry> {
    let known = this.#entries.get(collection.name);
    if (known === undefined) this.#entries.set(collection.name, (known = { collection, entries: new Map() }));
    return known.entries;
  }
}
