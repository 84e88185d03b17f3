/** A gray picture: a byte for each pixel, row by row. */
export interface Gray {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Pixels either side within which a figure is looked for. */
const SEARCHED = 6;

/** Places that are compared along a side at least. */
const COMPARED = 64;

/** How different a drawing and a picture are where it is laid: the variance of the difference, as how bright it came out does not count. */
function differenceAt({ bytes, width, height }: Gray, drawn: Gray, left: number, top: number): number {
  let [sum, squares, count] = [0, 0, 0];
  const step = Math.max(1, Math.floor(drawn.width / COMPARED));
  for (let y = 0; y < drawn.height; y += step)
    for (let x = y % step; x < drawn.width; x += step) {
      const [px, py] = [left + x, top + y];
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const difference = (bytes[py * width + px] ?? 0) - (drawn.bytes[y * drawn.width + x] ?? 0);
      sum += difference;
      squares += difference ** 2;
      count += 1;
    }
  return count === 0 ? Infinity : squares / count - (sum / count) ** 2;
}

/**
 * How far from its place a drawing is found in a picture: the shift, within `SEARCHED` pixels each way, at which both are most
 * alike.
 * @param left pixels @param top pixels of where it should be
 */
export function placeOff(picture: Gray, drawn: Gray, [left, top]: readonly [left: number, top: number]) {
  let best = { x: 0, y: 0, difference: differenceAt(picture, drawn, left, top) };
  for (let y = -SEARCHED; y <= SEARCHED; y += 1)
    for (let x = -SEARCHED; x <= SEARCHED; x += 1) {
      const difference = differenceAt(picture, drawn, left + x, top + y);
      if (difference < best.difference) best = { x, y, difference };
    }
  return { x: best.x, y: best.y };
}
