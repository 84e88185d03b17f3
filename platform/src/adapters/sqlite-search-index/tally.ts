import type { Collection } from './collection.js';
import { SLOT, SLOT_BITS } from './columns.js';
import type { DocSet } from './doc-set.js';

/** How often each number stands in a column over a set of documents; each column is counted when asked for. */
export class Tally {
  readonly #known: Partial<Record<Column, Int32Array>> = {};
  #ordinals: Uint32Array | null = null;
  readonly #counted: DocSet;
  readonly #complement: boolean;

  constructor(
    documents: DocSet,
    private readonly collection: Collection,
    private readonly buffer: Uint32Array,
  ) {
    // of more than half of all documents, the others are counted and taken off the totals
    this.#complement = documents.size * 2 > collection.size;
    this.#counted = this.#complement ? collection.alive().minus(documents) : documents;
  }

  of(column: Column): Int32Array {
    return (this.#known[column] ??= this.#complement
      ? subtract(this.#totals(column), this.#count(column))
      : this.#count(column));
  }

  #count(column: Column): Int32Array {
    const { columns, facets, traits, totals } = this.collection;
    const ordinals = (this.#ordinals ??= this.#counted.toList(this.buffer));
    if (column === 'defender') return countDefenders(ordinals, this.collection);
    if (column === 'attacker') return count(ordinals, columns.attacker, facets.attacker.values.length);
    return column === 'trait'
      ? count(ordinals, columns.trait, traits.all.length)
      : count(ordinals, columns.span, totals.spans.length);
  }

  #totals(column: Column): Int32Array {
    const { facets, traits, totals } = this.collection;
    if (column === 'trait') return totals.traits(traits.all.length);
    return column === 'span' ? totals.spans : facets[column].totals();
  }
}

export type Column = 'attacker' | 'defender' | 'trait' | 'span';

function subtract(from: Int32Array, counts: Int32Array): Int32Array {
  return from.map((total, code) => total - (counts[code] ?? 0));
}

function count(ordinals: Uint32Array, column: Uint16Array | Uint32Array, values: number): Int32Array {
  const counts = new Int32Array(values);
  for (let i = 0; i < ordinals.length; i += 1) {
    const value = column[ordinals[i] ?? 0] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** Slot 0 gathers empty places, so that the loop needs no branch; an array each, so that no step waits for another. */
function countDefenders(ordinals: Uint32Array, { columns, facets }: Collection): Int32Array {
  const [firsts, seconds, thirds] = [new Int32Array(SLOT + 1), new Int32Array(SLOT + 1), new Int32Array(SLOT + 1)];
  const { defenders, manyDefenders } = columns;
  for (let i = 0; i < ordinals.length; i += 1) {
    const packed = defenders[ordinals[i] ?? 0] ?? 0;
    const first = packed & SLOT;
    const second = (packed >>> SLOT_BITS) & SLOT;
    const third = (packed >>> (2 * SLOT_BITS)) & SLOT;
    firsts[first] = (firsts[first] ?? 0) + 1;
    seconds[second] = (seconds[second] ?? 0) + 1;
    thirds[third] = (thirds[third] ?? 0) + 1;
  }
  const counts = new Int32Array(facets.defender.values.length);
  for (let slot = 1; slot <= Math.min(SLOT, counts.length); slot += 1) {
    counts[slot - 1] = (firsts[slot] ?? 0) + (seconds[slot] ?? 0) + (thirds[slot] ?? 0);
  }
  if (manyDefenders.size === 0) return counts;
  for (const ordinal of ordinals)
    for (const code of manyDefenders.get(ordinal) ?? []) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
