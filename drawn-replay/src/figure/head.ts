import { along, type Point } from '../maths/point.js';
import type { Pen } from '../paint/pen.js';
import { isHurt } from '../scene/states.js';
import type { CanvasBody } from './canvas-body.js';
import { disc, hull, paintHulls, traceHull } from './hull.js';
import type { Palette } from './palette.js';

/** Places on a head: its radii forward and up. */
type OnHead = (forward: number, up: number) => Point;

function onHead({ armature, unit, facing, stance, head }: CanvasBody): OnHead {
  const radius = unit * armature.head;
  const turn = stance.headTurn;
  const forward: Point = [Math.cos(turn) * facing, Math.sin(turn)];
  const up: Point = [Math.sin(turn) * facing, -Math.cos(turn)];
  return (x, y) => along(along(head, forward, x * radius), up, y * radius);
}

/** The skull and the neck, or the ball that is the whole body. */
export function paintHead(pen: Pen, body: CanvasBody, palette: Palette): void {
  const { armature, unit, head, shoulder, edge } = body;
  const radius = unit * armature.head;
  if (armature.ball) {
    paintHulls(pen, [disc(head, radius)], palette.body, edge);
    return;
  }
  const at = onHead(body);
  const neck = unit * armature.armRadius * 0.8;
  paintHulls(pen, [hull(shoulder, neck, at(-0.1, -0.4), neck)], palette.dark, edge * 0.8);
  paintHulls(pen, [hull(at(-0.08, 0.12), radius * 0.94, at(0.14, -0.22), radius * 0.78)], palette.body, edge);
}

/** Where the mask and the visor are, and how large, in radii of the head: on a ball smaller and higher. */
const FACE = { x: 0, y: 0, size: 1 };
const BALL_FACE = { x: 0.18, y: 0.2, size: 0.66 };

/** A training mask, the same for everybody: a dark face and one glowing visor, which is a slit when the body is hurt. */
export function paintFace(pen: Pen, body: CanvasBody, palette: Palette): void {
  if (palette.body.flat && palette.body.light === palette.body.edge) return;
  const { armature, unit, stance } = body;
  const { x, y, size } = armature.ball ? BALL_FACE : FACE;
  const at = onHead(body);
  const radius = unit * armature.head * size;
  const face: OnHead = (forward, up) => at(x + forward * size, y + up * size);
  if (!palette.body.flat) {
    pen.beginPath();
    traceHull(pen, hull(face(0.36, 0.12), radius * 0.42, face(0.5, -0.2), radius * 0.38));
    pen.fillStyle = palette.dark.shade;
    pen.fill();
  }
  const hurt = isHurt(stance.frame.state);
  pen.beginPath();
  traceHull(
    pen,
    hull(
      face(0.26, hurt ? 0.2 : 0.1),
      radius * (hurt ? 0.05 : 0.12),
      face(0.78, hurt ? -0.04 : 0.06),
      radius * (hurt ? 0.045 : 0.1),
    ),
  );
  pen.fillStyle = palette.glow;
  pen.fill();
}
