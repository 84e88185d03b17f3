import { lerp } from '../maths/numbers.js';
import { along, between, wayTo, type Point } from '../maths/point.js';
import type { Pen } from '../paint/pen.js';
import type { CanvasBody } from './canvas-body.js';
import { hull, paintHulls, traceHull } from './hull.js';
import type { Palette } from './palette.js';
import { twoBones } from './two-bones.js';

/** An arm with its forearm in the second hue and a pale hand, or a cannon in its place. */
export function paintArm(
  pen: Pen,
  body: CanvasBody,
  root: Point,
  target: Point,
  palette: Palette,
  cannon: boolean,
): Point {
  const { armature, unit, facing, edge } = body;
  const { bend, end } = twoBones(root, target, (armature.arm * unit) / 2, facing);
  const radius = unit * armature.armRadius;
  const fist = unit * armature.hand;
  const way = wayTo(bend, end);
  paintHulls(
    pen,
    [hull(root, radius * 1.16, bend, radius * 0.86), hull(bend, radius * 0.86, end, radius * 0.72)],
    palette.body,
    edge,
  );
  if (cannon) {
    const from = along(bend, way, armature.arm * unit * 0.1);
    paintHulls(pen, [hull(from, radius * 1.35, along(end, way, fist * 0.6), radius * 1.5)], palette.bright, edge);
    return end;
  }
  if (!palette.body.flat)
    paintHulls(
      pen,
      [hull(between(bend, end, 0.42), radius * 0.95, between(bend, end, 0.86), radius * 0.98)],
      palette.boot,
      edge * 0.4,
    );
  paintHulls(pen, [hull(end, fist, along(end, way, fist * 0.5), fist * 0.85)], palette.pale, edge * 0.8);
  return end;
}

/** A leg with a boot in the second hue; on the floor the foot lies flat. */
export function paintLeg(
  pen: Pen,
  body: CanvasBody,
  root: Point,
  target: Point,
  palette: Palette,
  floor: number,
): void {
  const { armature, unit, facing, edge, stance } = body;
  const { bend, end } = twoBones(root, target, (armature.leg * unit) / 2, -facing);
  const radius = unit * armature.legRadius;
  const shin = wayTo(bend, end);
  const flat = stance.onFloor && floor - end[1] < unit * (0.06 + armature.foot * 0.4);
  const toe: Point = flat
    ? [facing, 0.05]
    : [shin[1] * facing * 0.72 + shin[0] * 0.62, -shin[0] * facing * 0.72 + shin[1] * 0.62];
  paintHulls(
    pen,
    [hull(root, radius * 1.26, bend, radius * 0.88), hull(bend, radius * 0.88, end, radius * 0.62)],
    palette.body,
    edge,
  );
  paintHulls(
    pen,
    [
      hull(between(bend, end, 0.5), radius * 0.9, end, radius * 0.84),
      hull(end, radius * 0.84, along(end, toe, unit * armature.foot), radius * 0.55),
    ],
    palette.boot,
    edge,
  );
  if (palette.boot.flat) return;
  pen.beginPath();
  traceHull(pen, hull(between(bend, end, 0.52), radius * 0.2, between(bend, end, 0.8), radius * 0.12));
  pen.fillStyle = palette.bright.body;
  pen.fill();
}

/** The foot of a body that is a ball. */
export function paintBallFoot(pen: Pen, body: CanvasBody, at: Point, palette: Palette): void {
  const { armature, unit, facing, edge } = body;
  const toe = lerp(0, facing, 0.6) * unit * armature.foot;
  paintHulls(
    pen,
    [
      hull(
        [at[0] - facing * unit * 0.03, at[1]],
        unit * armature.legRadius,
        [at[0] + toe, at[1]],
        unit * armature.legRadius * 0.9,
      ),
    ],
    palette.bright,
    edge,
  );
}

/** A blade or a hammer in the near hand. Its angle is in degrees, 0 forward and 90 up. */
export function paintBlade(pen: Pen, body: CanvasBody, hand: Point, degrees: number, palette: Palette): void {
  const { armature, unit, facing, edge } = body;
  const angle = (degrees * Math.PI) / 180;
  const way: Point = [Math.cos(angle) * facing, -Math.sin(angle)];
  const across: Point = [-way[1], way[0]];
  const tip = along(hand, way, armature.blade * unit);
  if (armature.hammer) {
    paintHulls(pen, [hull(along(hand, way, -unit * 0.06), unit * 0.022, tip, unit * 0.022)], palette.bright, edge);
    paintHulls(
      pen,
      [hull(along(tip, across, unit * 0.12), unit * 0.085, along(tip, across, -unit * 0.12), unit * 0.085)],
      palette.pale,
      edge,
    );
    return;
  }
  const guard = along(hand, way, unit * 0.06);
  paintHulls(pen, [hull(along(hand, way, -unit * 0.07), unit * 0.016, guard, unit * 0.016)], palette.bright, edge);
  paintHulls(pen, [hull(along(hand, way, unit * 0.07), unit * 0.03, tip, unit * 0.006)], palette.pale, edge);
  paintHulls(
    pen,
    [hull(along(guard, across, unit * 0.06), unit * 0.018, along(guard, across, -unit * 0.06), unit * 0.018)],
    palette.bright,
    edge,
  );
}
