import { PERCENT_BINS } from '@combolab/contracts/plain';
import type { Columns } from './columns.js';
import type { ArraysIn, ArraysOut } from './snapshot/arrays.js';

/** What is counted: attackers and defenders by code, {@link Traits} by code, and spans of percent bins. */
export const COLUMNS = ['attacker', 'defender', 'trait', 'span'] as const;
export type Column = (typeof COLUMNS)[number];

const SPANS = PERCENT_BINS * PERCENT_BINS;
const START = 16;

/** Size, and the array of each column. */
export type PackedCounts = readonly [size: number, attacker: number, defender: number, trait: number, span: number];

/** How often each number stands in each column over a set of documents; kept while the set changes. */
export class Counts {
  size = 0;
  #attacker = new Int32Array(START);
  #defender = new Int32Array(START);
  #trait = new Int32Array(START);
  readonly #span = new Int32Array(SPANS);

  /** Of a set that was counted. */
  static from(size: number, of: (column: Column) => Int32Array): Counts {
    const counts = new Counts();
    counts.size = size;
    counts.#attacker = of('attacker').slice();
    counts.#defender = of('defender').slice();
    counts.#trait = of('trait').slice();
    counts.#span.set(of('span'));
    return counts;
  }

  pack(out: ArraysOut): PackedCounts {
    const [attacker, defender, trait] = [out.add(this.#attacker), out.add(this.#defender), out.add(this.#trait)];
    return [this.size, attacker, defender, trait, out.add(this.#span)];
  }

  static unpack([size, ...arrays]: PackedCounts, from: ArraysIn): Counts {
    const [attacker, defender, trait, span] = arrays.map((each) => from.get(Int32Array, each));
    const none = new Int32Array(START);
    const counts = new Counts();
    counts.size = size;
    counts.#attacker = attacker ?? none;
    counts.#defender = defender ?? none;
    counts.#trait = trait ?? none;
    counts.#span.set(span ?? none);
    return counts;
  }

  /** A document that the columns know joins the set, or leaves it. */
  change({ attacker, trait, span }: Columns, ordinal: number, defenders: readonly number[], by: 1 | -1): void {
    this.size += by;
    this.#attacker = added(this.#attacker, attacker[ordinal] ?? 0, by);
    this.#trait = added(this.#trait, trait[ordinal] ?? 0, by);
    const at = span[ordinal] ?? 0;
    this.#span[at] = (this.#span[at] ?? 0) + by;
    for (const defender of defenders) this.#defender = added(this.#defender, defender, by);
  }

  /** By number; what lies beyond the end is 0. Good until the next write. */
  of(column: Column): Int32Array {
    if (column === 'span') return this.#span;
    return column === 'attacker' ? this.#attacker : column === 'defender' ? this.#defender : this.#trait;
  }
}

function added(counts: Int32Array<ArrayBuffer>, at: number, by: number): Int32Array<ArrayBuffer> {
  let room = counts;
  if (at >= room.length) {
    room = new Int32Array(Math.ceil(at * 1.25) + 1);
    room.set(counts);
  }
  room[at] = (room[at] ?? 0) + by;
  return room;
}
