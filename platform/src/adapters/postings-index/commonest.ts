import type { CountedValue } from './value-postings.js';

/** Stands for the value of documents that have none. */
const NONE = '';

/** The largest of some numbers, at most so many. */
export class Largest {
  /** Rising. */
  readonly #kept: number[] = [];

  constructor(private readonly most: number) {}

  /** What a number has to reach to be among them. */
  get least(): number {
    return this.#kept.length < this.most ? 1 : (this.#kept[0] ?? 1);
  }

  add(number: number): void {
    if (number < this.least || (number === this.least && this.#kept.length === this.most)) return;
    const at = this.#kept.findIndex((each) => each >= number);
    this.#kept.splice(at < 0 ? this.#kept.length : at, 0, number);
    if (this.#kept.length > this.most) this.#kept.shift();
  }
}

/**
 * The values that have the highest counts, at most so many of each count that is reached, and no zeros: of those with the least of
 * these counts the first by value, in UTF-16 units.
 * @param counts by number of the value; what documents without a value have does not count
 */
export function commonest(values: readonly string[], counts: Int32Array, most: number): readonly CountedValue[] {
  const largest = new Largest(most);
  counts.forEach((count, code) => {
    if (values[code] !== NONE) largest.add(count);
  });
  const { least } = largest;
  const found: CountedValue[] = [];
  let last: string[] = [];
  counts.forEach((count, code) => {
    const value = values[code] ?? NONE;
    if (count < least || value === NONE) return;
    if (count > least) found.push({ value, count });
    else if (last.length < most || value < (last.at(-1) ?? '')) last = [...last, value].sort().slice(0, most);
  });
  return [...found, ...last.map((value) => ({ value, count: least }))];
}
