/** Numbers in [0, 1) that depend on the seed alone. */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Random {
  /** In [0, 1). */
  readonly next: () => number;
  /** Whole, 0 to below `limit`. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(values: readonly T[]) => T;
  readonly chance: (probability: number) => boolean;
}

export function random(seed: number): Random {
  const next = mulberry32(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(values: readonly T[]): T => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  return { next, below, pick, chance: (probability) => next() < probability };
}

/** Draws values by Zipf's law with exponent 1: the first twice as often as the second. */
export function zipf<T>(values: readonly T[], { next }: Random): () => T {
  const sums: number[] = [];
  values.forEach((_, rank) => sums.push((sums[rank - 1] ?? 0) + 1 / (rank + 1)));
  const total = sums.at(-1) ?? 0;
  return () => {
    const wanted = next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    const value = values[low];
    if (value === undefined) throw new Error('nothing to draw from');
    return value;
  };
}
