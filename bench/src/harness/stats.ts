/** Median and range of several measurements. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** The value below which `part` (0 to 1) of the values lie. @throws Error without values */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}

/** @throws Error without values */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const low = sorted[Math.ceil(half) - 1];
  const high = sorted[Math.floor(half)];
  if (low === undefined || high === undefined) throw new Error('nothing was measured');
  return { median: (low + high) / 2, min: Math.min(...values), max: Math.max(...values) };
}
