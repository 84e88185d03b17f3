import { lerp } from './numbers.js';

/** A place or a way: units of the stage with y up, or pixels with y down. */
export type Point = readonly [x: number, y: number];

export const between = (a: Point, b: Point, share: number): Point => [lerp(a[0], b[0], share), lerp(a[1], b[1], share)];
export const along = (a: Point, way: Point, length: number): Point => [a[0] + way[0] * length, a[1] + way[1] * length];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
/** The way from one place to another, of length 1; upwards on the picture where they are one. */
export function wayTo(a: Point, b: Point): Point {
  const length = distance(a, b);
  return length < 1e-6 ? [0, -1] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}
