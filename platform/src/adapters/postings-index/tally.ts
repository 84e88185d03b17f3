import type { Collection } from './collection.js';
import { SLOT, SLOT_BITS } from './columns.js';
import type { Column } from './counts.js';
import type { DocSet } from './doc-set.js';
import type { KnownSet } from './known-sets.js';

/** How often each number stands in a column over a set of documents; each column is counted when asked for. */
export class Tally {
  readonly #known: Partial<Record<Column, Int32Array>> = {};
  #ordinals: Uint32Array | null = null;
  readonly #buffer: Uint32Array | undefined;
  readonly #whole: KnownSet | null;
  readonly #isOfAll: boolean;
  readonly size: number;

  /** @param known sets that hold all of the documents */
  constructor(
    readonly documents: DocSet,
    private readonly collection: Collection,
    { known = [], buffer }: { readonly known?: readonly KnownSet[]; readonly buffer?: Uint32Array } = {},
  ) {
    this.size = documents.size;
    const everything = all(collection);
    const smallest = [everything, ...known].reduce((least, each) => (each.size < least.size ? each : least));
    // where fewer are left out of a set that was counted, those are counted and taken off its counts
    this.#whole = smallest.size < documents.size * 2 ? smallest : null;
    this.#isOfAll = this.#whole === everything;
    this.#buffer = buffer;
  }

  of(column: Column): Int32Array {
    return (this.#known[column] ??=
      this.#whole === null ? this.#count(column) : subtract(this.#whole.of(column), this.#count(column)));
  }

  /** By number of the author, of whom no counts are kept but those of all documents. */
  ofAuthors(): Int32Array {
    const { columns, values } = this.collection;
    const counted = (ordinals: Uint32Array): Int32Array => count(ordinals, columns.author, values.author.values.length);
    if (this.#isOfAll) return subtract(values.author.totals(), counted((this.#ordinals ??= this.#counted())));
    return counted(this.#whole === null ? (this.#ordinals ??= this.#counted()) : this.documents.toList());
  }

  #counted(): Uint32Array {
    const { documents } = this;
    const [whole, buffer] = [this.#whole, this.#buffer];
    if (whole === null) return documents.toList(buffer);
    return whole.size === documents.size ? new Uint32Array(0) : whole.documents().listWithout(documents, buffer);
  }

  #count(column: Column): Int32Array {
    const { columns, values, traits, totals } = this.collection;
    const ordinals = (this.#ordinals ??= this.#counted());
    if (column === 'defender') return countDefenders(ordinals, this.collection);
    if (column === 'attacker') return count(ordinals, columns.attacker, values.attacker.values.length);
    return column === 'trait'
      ? count(ordinals, columns.trait, traits.all.length)
      : count(ordinals, columns.span, totals.spans.length);
  }
}

/** All living documents. */
export function all(collection: Collection): KnownSet {
  const { size, values, traits, totals } = collection;
  return {
    size,
    documents: () => collection.alive(),
    of: (column) => {
      if (column === 'trait') return totals.traits(traits.all.length);
      return column === 'span' ? totals.spans : values[column].totals();
    },
  };
}

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
function countDefenders(ordinals: Uint32Array, { columns, values }: Collection): Int32Array {
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
  const counts = new Int32Array(values.defender.values.length);
  for (let slot = 1; slot <= Math.min(SLOT, counts.length); slot += 1) {
    counts[slot - 1] = (firsts[slot] ?? 0) + (seconds[slot] ?? 0) + (thirds[slot] ?? 0);
  }
  if (manyDefenders.size === 0) return counts;
  for (const ordinal of ordinals)
    for (const code of manyDefenders.get(ordinal) ?? []) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
