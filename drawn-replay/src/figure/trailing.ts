import { clamp, lerp, turnBetween } from '../maths/numbers.js';
import { along, type Point } from '../maths/point.js';
import type { Pen } from '../paint/pen.js';
import type { CanvasBody } from './canvas-body.js';
import { hull, paintHulls } from './hull.js';
import type { Palette } from './palette.js';

/** Units a frame, some frames ago. */
export type SpeedBefore = (frames: number) => Point;

const LINKS = 7;

/** A tail: follows where the body went in the last frames, and sways. */
export function paintTail(pen: Pen, body: CanvasBody, speedBefore: SpeedBefore, palette: Palette): void {
  const { armature, unit, facing, hip, forward, edge, stance } = body;
  const { tail, tailRadius } = armature;
  const link = (tail * unit) / LINKS;
  let at = along(hip, forward, -unit * armature.hip * 0.7);
  let angle = Math.PI - stance.bodyTurn + 0.55;
  const points: Point[] = [at];
  for (let i = 1; i <= LINKS; i += 1) {
    const [vx, vy] = speedBefore(Math.round(i * 1.4));
    angle -= 1.3 / LINKS;
    const give = (i / LINKS + 0.25) * 0.42;
    const fast = clamp(Math.hypot(vx, vy) / 3);
    const sway = Math.sin((stance.at + stance.body * 9) * (0.16 + fast * 0.1) - i * 0.9) * (0.14 + 0.16 * fast);
    const [dx, dy] = [Math.cos(angle) * facing - clamp(vx, -5, 5) * give, -Math.sin(angle) + clamp(vy, -5, 5) * give];
    const [sx, sy] = [dx + sway * dy * 0.8, dy + sway * 0.7];
    const length = Math.hypot(sx, sy) || 1;
    at = [at[0] + (sx / length) * link, at[1] + (sy / length) * link];
    points.push(at);
  }
  const radius = (i: number): number =>
    unit * tailRadius * (0.45 + 0.75 * Math.sin(Math.min(1, (i / LINKS) * 1.05 + 0.1) * Math.PI * 0.86));
  const hulls = points.slice(1).map((point, i) => hull(points[i] ?? point, radius(i), point, radius(i + 1)));
  paintHulls(pen, hulls, tailRadius < 0.056 ? palette.dark : palette.body, edge);
}

/** Radians a cape bends from one of its parts to the next: more would fold it through itself. */
const MOST_BEND = 0.3;

/** A cape: hangs from the shoulders, blown back by the speed of the last frames; it lies on the floor (pixels down, Infinity over none). */
export function paintCape(pen: Pen, body: CanvasBody, speedBefore: SpeedBefore, palette: Palette, floor: number): void {
  const { armature, unit, up, forward, shoulder, edge, stance } = body;
  const parts = 6;
  const length = armature.cape * unit;
  const points: Point[] = [along(shoulder, forward, -unit * armature.shoulder * 0.5)];
  let angle = Math.atan2(-up[1] * 0.9 - forward[1] * 0.35, -up[0] * 0.9 - forward[0] * 0.35);
  for (let i = 0; i < parts; i += 1) {
    const [vx, vy] = speedBefore(Math.round(i * 1.3));
    const give = (i / parts + 0.3) * 0.28;
    const wave = Math.sin(stance.at * 0.14 - i * 0.9) * 0.1;
    const fall = 0.25 + 0.8 * Math.abs(Math.sin(stance.bodyTurn));
    const dx = -up[0] * 0.9 - forward[0] * 0.35 - clamp(vx, -6, 6) * give;
    const dy = -up[1] * 0.9 - forward[1] * 0.35 + clamp(vy, -6, 6) * give + wave + fall;
    angle += clamp(turnBetween(angle, Math.atan2(dy, dx)), -MOST_BEND, MOST_BEND);
    const last = points.at(-1) ?? shoulder;
    points.push(along(last, [Math.cos(angle), Math.sin(angle)], length / parts));
  }
  const wide = (i: number): number =>
    unit * lerp(armature.shoulder * 0.7, armature.shoulder * 0.7 + armature.cape * 0.24, i / parts);
  const side = (which: 1 | -1): readonly Point[] =>
    points.map((point, i) => {
      const [a, b] = [points[Math.max(0, i - 1)] ?? point, points[Math.min(parts, i + 1)] ?? point];
      const way = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      return [point[0] - ((b[1] - a[1]) / way) * wide(i) * which, point[1] + ((b[0] - a[0]) / way) * wide(i) * which];
    });
  const fill = (outline: readonly Point[], colour: string, stroke: boolean): void => {
    pen.beginPath();
    for (const [x, y] of outline) pen.lineTo(x, Math.min(y, floor));
    pen.closePath();
    pen.lineJoin = 'round';
    if (stroke) {
      pen.strokeStyle = palette.body.edge;
      pen.lineWidth = edge * 2;
      pen.stroke();
    }
    pen.fillStyle = colour;
    pen.fill();
  };
  const [left, right] = [side(1), side(-1)];
  fill([...left, ...right.toReversed()], palette.boot.light, true);
  if (!palette.boot.flat) fill([...points, ...right.toReversed()], palette.boot.body, false);
}
