import { DocSet } from './doc-set.js';
import { Posting, type PackedPosting } from './posting.js';
import type { ArraysIn, ArraysOut } from './snapshot/arrays.js';

export type PackedEnds = Readonly<Record<'at' | 'below', readonly PackedPosting[]>>;
export type PackedPercents = Readonly<Record<'low' | 'high', PackedEnds>>;

const STEP = 10;
const TOP = 200;

/** Documents by one end of their percent range: by value, and below every tenth value, so that any bound is a few sets. */
class EndPostings {
  readonly #at = Array.from({ length: TOP + 1 }, () => new Posting());
  readonly #below = Array.from({ length: TOP / STEP + 1 }, () => new Posting());

  pack(out: ArraysOut): PackedEnds {
    const all = (postings: readonly Posting[]) => postings.map((posting) => posting.pack(out));
    return { at: all(this.#at), below: all(this.#below) };
  }

  unpack({ at, below }: PackedEnds, from: ArraysIn): void {
    for (const [percent, posting] of at.entries()) this.#at[percent] = Posting.unpack(posting, from);
    for (const [step, posting] of below.entries()) this.#below[step] = Posting.unpack(posting, from);
  }

  change(kind: 'add' | 'remove', ordinal: number, value: number): void {
    const whole = Math.max(0, Math.min(TOP, Math.floor(value)));
    this.#at[whole]?.[kind](ordinal);
    for (let step = Math.floor(whole / STEP) + 1; step < this.#below.length; step += 1)
      this.#below[step]?.[kind](ordinal);
  }

  /** Documents whose end is at a whole percent. */
  at(percent: number, universe: number): DocSet {
    return this.#at[percent]?.view(universe) ?? DocSet.EMPTY;
  }

  /** Documents whose end is below a whole percent. */
  below(bound: number, universe: number): DocSet {
    const capped = Math.max(0, Math.min(TOP, bound));
    const step = Math.floor(capped / STEP);
    const parts = [...this.#below.slice(step, step + 1), ...this.#at.slice(step * STEP, capped)];
    return DocSet.union(
      parts.filter(({ size }) => size > 0).map((posting) => posting.view(universe)),
      universe,
    );
  }
}

/** Which documents work at some percent of a range, or at all of them. Percents are whole numbers from 0 to 200. */
export class PercentPostings {
  readonly #low = new EndPostings();
  readonly #high = new EndPostings();

  pack(out: ArraysOut): PackedPercents {
    return { low: this.#low.pack(out), high: this.#high.pack(out) };
  }

  /** Into an empty one. */
  unpack({ low, high }: PackedPercents, from: ArraysIn): void {
    this.#low.unpack(low, from);
    this.#high.unpack(high, from);
  }

  add(ordinal: number, low: number, high: number): void {
    this.#low.change('add', ordinal, low);
    this.#high.change('add', ordinal, high);
  }

  remove(ordinal: number, low: number, high: number): void {
    this.#low.change('remove', ordinal, low);
    this.#high.change('remove', ordinal, high);
  }

  /** Documents whose range has an end at a whole percent. */
  endingAt(end: 'low' | 'high', percent: number, universe: number): DocSet {
    return (end === 'low' ? this.#low : this.#high).at(percent, universe);
  }

  /** Whose range holds all of this one, both ends inclusive: it overlaps it from either end. */
  containing([from, to]: readonly [number, number], alive: DocSet, universe: number): DocSet {
    return this.overlapping([to, from], alive, universe);
  }

  /** Overlap, both ends inclusive. */
  overlapping([from, to]: readonly [number, number], alive: DocSet, universe: number): DocSet {
    const reachesIt = alive.minus(this.#high.below(from, universe));
    return to >= TOP ? reachesIt : reachesIt.intersect(this.#low.below(to + 1, universe));
  }
}
