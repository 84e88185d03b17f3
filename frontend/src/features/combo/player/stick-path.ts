import type { SampledStick, StickSamples } from '../../../shared/sticks/stick-samples.js';

/** Lines of one stick over time, as paths of an SVG whose left edge is the frame `from`. */
export interface StickPath {
  /** To the right is up. */
  readonly x: string;
  readonly y: string;
}

/** Pixels from the middle of a lane to a stick that is pushed all the way. */
export const REACH_PX = 15;
const dot = (pixels: number): string => String(Math.round(pixels * 10) / 10);

/**
 * Where a stick was on the frames from `from` to `to`, both included: a line through the middle of each frame, broken
 * where nobody knows. @param px pixels a frame @param middle pixels from the top
 */
export function stickPath(
  samples: StickSamples,
  stick: SampledStick,
  {
    from,
    to,
    px,
    middle,
  }: { readonly from: number; readonly to: number; readonly px: number; readonly middle: number },
): StickPath {
  const lines = { x: '', y: '' };
  let goesOn = false;
  for (let frame = Math.floor(from); frame <= to; frame += 1) {
    const place = samples.stick(stick, frame);
    if (place !== null) {
      const at = `${goesOn ? 'L' : 'M'}${dot((frame - from + 0.5) * px)},`;
      lines.x += at + dot(middle - place[0] * REACH_PX);
      lines.y += at + dot(middle - place[1] * REACH_PX);
    }
    goesOn = place !== null;
  }
  return lines;
}
