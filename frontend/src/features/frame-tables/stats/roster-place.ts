/** Where a number stands among those of a roster. */
export interface RosterPlace {
  /** 1 = nobody is before. */
  readonly rank: number;
  /** Others with the same number. */
  readonly shared: number;
  /** Fighters whose number is known. */
  readonly of: number;
}

/**
 * The place of a number.
 * @param all numbers of the whole roster, its own among them
 * @param most the largest is first; else the smallest
 */
export function placeOf(value: number, all: readonly number[], most: boolean): RosterPlace {
  const before = all.filter((each) => (most ? each > value : each < value)).length;
  const same = all.filter((each) => each === value).length;
  return { rank: before + 1, shared: Math.max(0, same - 1), of: all.length };
}

/** More different numbers than this share bars. */
const MOST_BARS = 14;

/** A bar of a histogram: how many numbers are from `low` on, and below `high` (the last bar: up to it). */
export interface Bar {
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** The numbers of a roster as bars: one for each where they are few, else of equal widths. */
export function histogram(all: readonly number[]): readonly Bar[] {
  const values = [...new Set(all)].sort((a, b) => a - b);
  const [least, most] = [values[0], values.at(-1)];
  if (least === undefined || most === undefined) return [];
  if (values.length <= MOST_BARS)
    return values.map((value) => ({ low: value, high: value, count: all.filter((each) => each === value).length }));
  const width = (most - least) / MOST_BARS;
  const counts = Array.from({ length: MOST_BARS }, () => 0);
  for (const value of all) {
    const place = Math.min(MOST_BARS - 1, Math.floor((value - least) / width));
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts.map((count, place) => ({ low: least + place * width, high: least + (place + 1) * width, count }));
}

/** Place of the bar that a number stands in; -1 for one outside of all. */
export function barOf(value: number, bars: readonly Bar[]): number {
  const last = bars.at(-1);
  if (last === undefined || value < (bars[0]?.low ?? 0) || value > last.high) return -1;
  return bars.findLastIndex(({ low }) => low <= value);
}
