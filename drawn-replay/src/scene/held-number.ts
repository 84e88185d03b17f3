/** A number of a file that may lie: held within bounds; what is none becomes `otherwise`. */
export const held = (value: number | null | undefined, low: number, high: number, otherwise: number): number =>
  value === undefined || value === null || !Number.isFinite(value) ? otherwise : Math.min(high, Math.max(low, value));
