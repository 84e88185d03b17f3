import { along, between } from '../maths/point.js';
import type { Pen } from '../paint/pen.js';
import type { CanvasBody } from './canvas-body.js';
import { hull, paintHulls, traceHull } from './hull.js';
import type { Palette } from './palette.js';

/** The plate on the chest: the emblem's square without letters, so that whose body it is shows without words. */
function paintPlate(pen: Pen, body: CanvasBody, palette: Palette): void {
  const { armature, unit, up, forward, shoulder, waist, stance, facing } = body;
  const chest = along(shoulder, up, -unit * armature.shoulder * 0.55);
  const [x, y] = along(between(chest, waist, 0.38), forward, unit * armature.shoulder * 0.28);
  const side = unit * armature.shoulder * 0.92;
  pen.save();
  pen.translate(x, y);
  pen.rotate(stance.bodyTurn * facing);
  for (const [size, colour] of [
    [side, palette.dark.shade],
    [side * 0.6, palette.bright.body],
  ] as const) {
    pen.beginPath();
    pen.roundRect(-size / 2, -size / 2, size, size, size * 0.3);
    pen.fillStyle = colour;
    pen.fill();
  }
  pen.restore();
}

export function paintTorso(pen: Pen, body: CanvasBody, palette: Palette): void {
  const { armature, unit, up, forward, shoulder, waist, hip, edge } = body;
  const chest = along(shoulder, up, -unit * armature.shoulder * 0.55);
  paintHulls(
    pen,
    [
      hull(chest, unit * armature.shoulder, waist, unit * armature.waist),
      hull(waist, unit * armature.waist, hip, unit * armature.hip),
    ],
    palette.body,
    edge,
  );
  if (palette.body.flat) return;
  paintPlate(pen, body, palette);
  const belt = along(hip, up, unit * armature.hip * 0.45);
  const half = unit * armature.hip * 0.7;
  pen.beginPath();
  traceHull(pen, hull(along(belt, forward, -half), unit * 0.02, along(belt, forward, half), unit * 0.02));
  pen.fillStyle = palette.dark.body;
  pen.fill();
}
