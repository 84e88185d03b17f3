/** Frames off that still count as on time. */
export const ON_TIME_FRAMES = 1;
/** Frames off that are near: more are far. */
const NEAR_FRAMES = 3;

/** How far off a press came: `good` is on time. @param error in frames, either way */
export function nearnessOf(error: number): 'good' | 'near' | 'far' {
  const off = Math.abs(error);
  return off <= ON_TIME_FRAMES ? 'good' : off <= NEAR_FRAMES ? 'near' : 'far';
}

/** `1 frame`, `4 frames`: a distance in whole frames. */
export function framesWords(error: number): string {
  const frames = Math.round(Math.abs(error));
  return frames === 1 ? '1 frame' : `${String(frames)} frames`;
}

/**
 * How a press came: `on time` (at most {@link ON_TIME_FRAMES} off), `3 frames late`, `1 frame early`.
 * @param error frames, + late
 */
export const errorWords = (error: number): string =>
  Math.abs(error) <= ON_TIME_FRAMES ? 'on time' : `${framesWords(error)} ${error > 0 ? 'late' : 'early'}`;
