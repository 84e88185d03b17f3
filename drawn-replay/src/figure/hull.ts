import { clamp, TURN } from '../maths/numbers.js';
import type { Point } from '../maths/point.js';
import type { Pen } from '../paint/pen.js';
import type { Tones } from './palette.js';

/** The hull of two circles: pixels. */
export interface Hull {
  readonly a: Point;
  readonly ra: number;
  readonly b: Point;
  readonly rb: number;
}

export const hull = (a: Point, ra: number, b: Point, rb: number): Hull => ({ a, ra, b, rb });
export const disc = (at: Point, radius: number): Hull => hull(at, radius, at, radius);

/** Adds the outline of a hull to the path. */
export function traceHull(pen: Pen, { a, ra, b, rb }: Hull): void {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const away = Math.hypot(dx, dy);
  if (away <= Math.abs(ra - rb) + 0.01) {
    const [centre, radius] = ra > rb ? [a, ra] : [b, rb];
    pen.moveTo(centre[0] + radius, centre[1]);
    pen.arc(centre[0], centre[1], radius, 0, TURN);
    return;
  }
  const angle = Math.atan2(dy, dx);
  const open = Math.acos(clamp((ra - rb) / away, -1, 1));
  pen.moveTo(a[0] + Math.cos(angle + open) * ra, a[1] + Math.sin(angle + open) * ra);
  pen.arc(a[0], a[1], ra, angle + open, angle - open + TURN);
  pen.arc(b[0], b[1], rb, angle - open, angle + open);
  pen.closePath();
}

/** Where the light comes from, on the picture, whichever way a figure faces. */
const LIGHT: Point = [-0.62, -0.78];

/** A hull drawn in away from the light, by a share of its radii. */
function inset({ a, ra, b, rb }: Hull, share: number): Hull {
  const away = (at: Point, radius: number): Point => [
    at[0] - LIGHT[0] * radius * share,
    at[1] - LIGHT[1] * radius * share,
  ];
  return { a: away(a, ra), ra: ra * (1 - share), b: away(b, rb), rb: rb * (1 - share) };
}

const grown = ({ a, ra, b, rb }: Hull, by: number): Hull => ({ a, ra: ra + by, b, rb: rb + by });

function fill(pen: Pen, hulls: readonly Hull[], colour: string): void {
  pen.beginPath();
  for (const each of hulls) traceHull(pen, each);
  pen.fillStyle = colour;
  pen.fill();
}

/** Shares by which the body's tone and the shade are drawn in: three tones without a gradient. */
const [BODY, SHADE] = [0.17, 0.46];

/** Hulls as one shape: a dark edge, then light, body and shade. */
export function paintHulls(pen: Pen, hulls: readonly Hull[], tones: Tones, edge: number): void {
  fill(
    pen,
    hulls.map((each) => grown(each, edge)),
    tones.edge,
  );
  if (tones.light !== tones.edge) fill(pen, hulls, tones.light);
  if (tones.flat) return;
  fill(
    pen,
    hulls.map((each) => inset(each, BODY)),
    tones.body,
  );
  fill(
    pen,
    hulls.map((each) => inset(each, SHADE)),
    tones.shade,
  );
}
