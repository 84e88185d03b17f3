import { Largest } from './commonest.js';
import { DocSet } from './doc-set.js';
import { Posting, type PackedPosting } from './posting.js';
import type { ArraysIn, ArraysOut } from './snapshot/arrays.js';

export interface CountedValue {
  readonly value: string;
  readonly count: number;
}

export interface PackedValues {
  readonly values: readonly number[];
  readonly postings: readonly PackedPosting[];
}

/** The values of one facet: a number for each, and the documents that have it. */
export class ValuePostings {
  readonly values: string[] = [];
  readonly #codes = new Map<string, number>();
  readonly #postings: Posting[] = [];
  /** Numbers of values, those that most documents have first; null once a document has come or gone. */
  #commonest: Uint32Array | null = null;

  /** Values that no document has any more are not written down. */
  pack(out: ArraysOut): PackedValues {
    // nothing at all has a number, too, and no documents
    const kept = this.values.map((value, code) =>
      value === '' || (this.#postings[code]?.size ?? 0) > 0 ? value : gone(code),
    );
    return { values: out.texts(kept), postings: this.#postings.map((posting) => posting.pack(out)) };
  }

  /** Into an empty one. */
  unpack({ values, postings }: PackedValues, from: ArraysIn): void {
    for (const value of from.texts(values)) this.#codes.set(value, this.values.push(value) - 1);
    for (const posting of postings) this.#postings.push(Posting.unpack(posting, from));
  }

  /** Number of a value; a new one for a new value. */
  code(value: string): number {
    let code = this.#codes.get(value);
    if (code === undefined) {
      code = this.values.push(value) - 1;
      this.#codes.set(value, code);
      this.#postings.push(new Posting());
    }
    return code;
  }

  /** Number of a value; undefined when nothing ever had it. */
  known(value: string): number | undefined {
    return this.#codes.get(value);
  }

  add(value: string, ordinal: number): void {
    this.addCode(this.code(value), ordinal);
  }

  /** Like `add`, of a value whose number is known. */
  addCode(code: number, ordinal: number): void {
    this.#commonest = null;
    this.#postings[code]?.add(ordinal);
  }

  remove(code: number, ordinal: number): void {
    this.#commonest = null;
    this.#postings[code]?.remove(ordinal);
  }

  /** How many documents have each value, by its number. */
  totals(): Int32Array {
    const totals = new Int32Array(this.#postings.length);
    this.#postings.forEach(({ size }, code) => (totals[code] = size));
    return totals;
  }

  /** How many of the documents have each value. */
  countsIn(documents: DocSet, universe: number): CountedValue[] {
    return this.values.map((value, code) => ({
      value,
      count: this.#postings[code]?.view(universe).countIn(documents) ?? 0,
    }));
  }

  /**
   * The values that most of the documents have, with their counts: no other value has more than the `most` commonest of them. Goes from
   * the commonest of all, and ends where all that are left are too rare.
   * @returns null where counting the documents one by one takes fewer steps
   */
  commonestIn(documents: DocSet, most: number, universe: number): readonly CountedValue[] | null {
    if (documents.list !== null) return null;
    const found: CountedValue[] = [];
    const largest = new Largest(most);
    let steps = documents.size;
    for (const code of this.#byCommonness()) {
      const posting = this.#postings[code];
      if (posting === undefined || posting.size < largest.least) break;
      const having = posting.view(universe);
      steps -= (having.list ?? having.words ?? []).length;
      if (steps < 0) return null;
      const count = having.countIn(documents);
      if (count < largest.least) continue;
      found.push({ value: this.values[code] ?? '', count });
      largest.add(count);
    }
    return found;
  }

  #byCommonness(): Uint32Array {
    if (this.#commonest !== null) return this.#commonest;
    const sizes = this.totals();
    return (this.#commonest = Uint32Array.from(sizes.keys()).sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0)));
  }

  /** Documents with any of the values. Good until the next write. */
  anyOf(values: readonly string[], universe: number): DocSet {
    return DocSet.union(
      values.map((value) => this.#postings[this.#codes.get(value) ?? -1]?.view(universe) ?? DocSet.EMPTY),
      universe,
    );
  }
}

/** Stands for a value that nothing has: no value has such a sign. */
const gone = (code: number): string => `\0${String(code)}`;
