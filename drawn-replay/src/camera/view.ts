import { clamp, noise } from '../maths/numbers.js';
import type { Point } from '../maths/point.js';
import type { SceneHit } from '../scene/replay-scene.js';
import type { Framing } from './framing.js';

/** How units of the game lie on the picture. */
export interface View {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels in a unit. */
  readonly scale: number;
  /** What is in the middle: units. */
  readonly centre: Point;
  /** Pixels of a place, y down. */
  readonly x: (x: number) => number;
  readonly y: (y: number) => number;
  readonly at: (place: Point) => Point;
}

/** A view with something in its middle. */
export function viewOn(centre: Point, scale: number, width: number, height: number): View {
  const x = (place: number): number => width / 2 + (place - centre[0]) * scale;
  const y = (place: number): number => height / 2 - (place - centre[1]) * scale;
  return { width, height, scale, centre, x, y, at: (place) => [x(place[0]), y(place[1])] };
}

/** Units seen from left to right. */
const [CLOSEST, CLOSEST_CARD, FARTHEST] = [76, 58, 330];
/** Shares of the picture that stay free for the numbers. */
const [TOP, BOTTOM, BOTTOM_CARD] = [0.05, 0.14, 0.2];

/** The shaking of hard hits, dying with the hitlag: units. */
export function shakeAt(hits: readonly SceneHit[], at: number): Point {
  let [x, y] = [0, 0];
  for (const hit of hits) {
    const since = at - hit.at;
    if (since < 0 || since >= hit.lag || hit.damage < 7) continue;
    const size = Math.min(1.2, hit.damage * 0.05) * (1 - since / hit.lag);
    x += (noise(at * 3.1 + 1) - 0.5) * size;
    y += (noise(at * 7.7 + 2) - 0.5) * size;
  }
  return [x, y];
}

/** The view in which a framing is whole, where the widest view has room for it. */
export function viewOf(
  { left, right, bottom, top }: Framing,
  { width, height, card }: { readonly width: number; readonly height: number; readonly card: boolean },
  shake: Point = [0, 0],
): View {
  const foot = card ? BOTTOM_CARD : BOTTOM;
  const tall = ((top - bottom) / (1 - TOP - foot)) * (width / height);
  const units = clamp(Math.max(right - left, card ? CLOSEST_CARD : CLOSEST, tall), 1, FARTHEST);
  const scale = width / units;
  const middle = (bottom + top) / 2 + (height / scale) * ((TOP - foot) / 2);
  return viewOn([(left + right) / 2 + shake[0], middle + shake[1]], scale, width, height);
}
