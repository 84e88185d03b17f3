/** Beats to tap along to. */
export const BEATS = 8;
/** From one beat to the next, in ms. */
export const BEAT_MS = 600;
/** The first beat after the beginning, in ms. */
export const FIRST_BEAT_MS = 900;
/** Fewer taps tell nothing. */
const LEAST_TAPS = 4;

/** The latest beat at a time, from 0; -1 before the first. @param ms since the beginning */
export const beatOf = (ms: number): number => Math.floor((ms - FIRST_BEAT_MS) / BEAT_MS);

/** How much later than their beats taps came, in ms: the median of what is nearest to each beat; null for too few. */
export function delayOf(taps: readonly number[]): number | null {
  const off = Array.from({ length: BEATS }, (_, beat) => {
    const at = FIRST_BEAT_MS + beat * BEAT_MS;
    const near = taps.map((tap) => tap - at).filter((distance) => Math.abs(distance) < BEAT_MS / 2);
    return near.sort((a, b) => Math.abs(a) - Math.abs(b))[0];
  })
    .filter((distance) => distance !== undefined)
    .sort((a, b) => a - b);
  if (off.length < LEAST_TAPS) return null;
  const middle = off.length >> 1;
  const [low, high] = [off[middle - 1] ?? 0, off[middle] ?? 0];
  return off.length % 2 === 1 ? high : (low + high) / 2;
}
