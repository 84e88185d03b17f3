/** Frames off that still count as on time. */
export const ON_TIME_FRAMES = 1;
/** Frames off that are near: more are far. */
const NEAR_FRAMES = 3;

/** How far off a press came: `good` is on time. @param error in frames, either way */
export function nearnessOf(error: number): 'good' | 'near' | 'far' {
  const off = Math.abs(error);
  return off <= ON_TIME_FRAMES ? 'good' : off <= NEAR_FRAMES ? 'near' : 'far';
}
