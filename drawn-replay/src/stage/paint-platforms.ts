import type { View } from '../camera/view.js';
import { oklch } from '../maths/oklch.js';
import type { Point } from '../maths/point.js';
import type { Pen } from '../paint/pen.js';
import { stageHue } from './paint-ground.js';
import type { Platform, Stage } from './stages.js';

function polygon(pen: Pen, points: readonly Point[], fill: string | CanvasGradient): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
}

function paintPlatform(pen: Pen, hue: number, view: View, [height, from, to]: Platform): void {
  const { scale } = view;
  const [left, right, y] = [view.x(from), view.x(to), view.y(height)];
  const [back, thick] = [5.2 * 0.34 * scale, 1.7 * scale];
  polygon(
    pen,
    [
      [left, y],
      [right, y],
      [right - 1.6 * scale, y - back],
      [left + 1.6 * scale, y - back],
    ],
    oklch(0.52, 0.08, hue, 0.75),
  );
  const front = pen.createLinearGradient(0, y, 0, y + thick * 2.2);
  front.addColorStop(0, oklch(0.44, 0.07, hue));
  front.addColorStop(1, oklch(0.22, 0.05, hue, 0.9));
  const [in1, in2] = [1.4 * scale, 4 * scale];
  polygon(
    pen,
    [
      ...([
        [left, y],
        [right, y],
        [right - in1, y + thick],
        [right - in2, y + thick * 1.5],
      ] as const),
      ...([
        [left + in2, y + thick * 1.5],
        [left + in1, y + thick],
      ] as const),
    ],
    front,
  );
  pen.beginPath();
  pen.moveTo(left, y);
  pen.lineTo(right, y);
  pen.strokeStyle = oklch(0.88, 0.08, hue);
  pen.lineWidth = Math.max(1.2, scale * 0.2);
  pen.stroke();
  const fall = pen.createLinearGradient(0, y + thick, 0, y + 9 * scale);
  fall.addColorStop(0, oklch(0.8, 0.1, hue, 0.13));
  fall.addColorStop(1, oklch(0.8, 0.1, hue, 0));
  const under = y + thick * 1.5;
  polygon(
    pen,
    [
      [left + 3 * scale, under],
      [right - 3 * scale, under],
      [right + scale, y + 9 * scale],
      [left - scale, y + 9 * scale],
    ],
    fall,
  );
}

/** The platforms of a frame, with a faint fall of light. */
export function paintPlatforms(pen: Pen, stage: Stage, view: View, platforms: readonly Platform[]): void {
  for (const platform of platforms) paintPlatform(pen, stageHue(stage), view, platform);
}
