import { DocSet } from './doc-set.js';
import { Posting } from './posting.js';

const STEP = 10;
const TOP = 200;

/** Documents by one end of their percent range: by value, and below every tenth value, so that any bound is a few sets. */
class EndPostings {
  readonly #at = Array.from({ length: TOP + 1 }, () => new Posting());
  readonly #below = Array.from({ length: TOP / STEP + 1 }, () => new Posting());

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
