import { startPlaces } from '../../ranking/relevance.js';
import type { DocSet } from './doc-set.js';
import { Runs, type PackedRuns } from './runs.js';
import type { ArraysIn, ArraysOut } from './snapshot/arrays.js';
import { ValuePostings, type PackedValues } from './value-postings.js';

export interface PackedOrdered {
  readonly postings: PackedValues;
  readonly firsts: PackedValues;
  readonly runs: PackedRuns;
  readonly starts: readonly (readonly [number, readonly number[]])[];
}

const FIRST: readonly number[] = [0];

/** Values that each document has in an order of its own, the same one as often as it likes: moves, inputs. */
export class OrderedValues {
  readonly #postings = new ValuePostings();
  readonly #firsts = new ValuePostings();
  readonly #runs = new Runs();
  /** Of documents that may be said to begin at more than their first value. */
  readonly #starts = new Map<number, readonly number[]>();
  readonly #beginningOf: (values: readonly string[]) => readonly string[];

  /** @param beginningOf which of a document's values it begins with */
  constructor(beginningOf = (values: readonly string[]): readonly string[] => values.slice(0, 1)) {
    this.#beginningOf = beginningOf;
  }

  pack(out: ArraysOut): PackedOrdered {
    const [postings, firsts, runs] = [this.#postings.pack(out), this.#firsts.pack(out), this.#runs.pack(out)];
    return { postings, firsts, runs, starts: [...this.#starts] };
  }

  /** Into an empty one. */
  unpack({ postings, firsts, runs, starts }: PackedOrdered, from: ArraysIn): void {
    this.#postings.unpack(postings, from);
    this.#firsts.unpack(firsts, from);
    this.#runs.unpack(runs, from);
    for (const [ordinal, places] of starts) this.#starts.set(ordinal, places);
  }

  /** Documents are added with ascending ordinals, none left out. */
  add(ordinal: number, values: readonly string[]): void {
    const codes = values.map((value) => this.#postings.code(value));
    this.#runs.add(codes);
    for (const code of codes) this.#postings.addCode(code, ordinal);
    const starts = startPlaces(values);
    if (starts.length > 1) this.#starts.set(ordinal, starts);
    for (const first of this.#beginningOf(values)) this.#firsts.add(first, ordinal);
  }

  remove(ordinal: number): void {
    this.#starts.delete(ordinal);
    const codes = this.#runs.of(ordinal);
    for (const code of codes) this.#postings.remove(code, ordinal);
    const values = [...codes].map((code) => this.#postings.values[code]).filter((value) => value !== undefined);
    for (const first of this.#beginningOf(values)) this.#firsts.remove(this.#firsts.code(first), ordinal);
  }

  anyOf(values: readonly string[], universe: number): DocSet {
    return this.#postings.anyOf(values, universe);
  }

  /** Documents with every one of the values, of which there is at least one. */
  allOf(values: readonly string[], universe: number): DocSet {
    const sets = values.map((value) => this.#postings.anyOf([value], universe)).sort((a, b) => a.size - b.size);
    return sets.reduce((all, set) => all.intersect(set));
  }

  startingWith(value: string, universe: number): DocSet {
    return this.#firsts.anyOf([value], universe);
  }

  /** The documents with a value. Good until the next write. */
  having(value: string, universe: number): DocSet {
    return this.#postings.anyOf([value], universe);
  }

  /** Numbers of the values; one that nothing ever had is -1, which no document has. */
  codesOf(values: readonly string[]): readonly number[] {
    return values.map((value) => this.#postings.known(value) ?? -1);
  }

  /** A document's values by their numbers. Good until the next write. */
  runOf(ordinal: number): ArrayLike<number> {
    return this.#runs.of(ordinal);
  }

  /** How many values a document has. */
  lengthOf(ordinal: number): number {
    return this.#runs.lengthOf(ordinal);
  }

  /** Where a document may be said to begin; see `startPlaces`. */
  startsOf(ordinal: number): readonly number[] {
    return this.#starts.get(ordinal) ?? FIRST;
  }

  /** Whether a document has the values in this order, others between them or not. Good until the next write. */
  inOrder(values: readonly string[]): (ordinal: number) => boolean {
    const codes = values.flatMap((value) => this.#postings.known(value) ?? []);
    return codes.length === values.length ? this.#runs.having(codes) : () => false;
  }
}
