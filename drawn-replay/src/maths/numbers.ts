export const TURN = Math.PI * 2;
export const DEGREE = Math.PI / 180;

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;
/** Held within bounds, 0 to 1 by default; what is no number becomes the lower one. */
export const clamp = (value: number, low = 0, high = 1): number => (value > low ? Math.min(value, high) : low);
/** Slow at both ends; 0 to 1. */
export const ease = (share: number): number => share * share * (3 - 2 * share);
/** Slow at its end. */
export const easeOut = (share: number): number => 1 - (1 - share) * (1 - share);
/** Slow at its beginning. */
export const easeIn = (share: number): number => share * share;

/** Chance that is the same each time: 0 to 1 for a seed, so that a frame is the same picture whenever it is drawn. */
export function noise(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** The turn from one angle to another, shortest way round: radians, -π to π. */
export const turnBetween = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from));
