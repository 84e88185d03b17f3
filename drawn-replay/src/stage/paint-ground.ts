import type { View } from '../camera/view.js';
import { lerp } from '../maths/numbers.js';
import { hueBetween, oklch } from '../maths/oklch.js';
import type { Point } from '../maths/point.js';
import type { Pen } from '../paint/pen.js';
import type { Stage } from './stages.js';

/** Stages keep 55 % of their hue: figures are the only saturated things. */
export const stageHue = (stage: Stage): number => hueBetween(258, stage.hue, 0.55);
/** Units the top face reaches back, and the share of it that is seen from the front. */
const [DEPTH, SEEN] = [5.2, 0.42];
const FACETS = 9;

/** Shapes of undersides: share of the width from the left, units below the ground. */
const UNDERSIDES: Readonly<Record<Stage['underside'], readonly Point[]>> = {
  blade: [
    ...([
      [1, 4],
      [0.86, 12],
      [0.6, 21],
      [0.5, 30],
    ] as const),
    ...([
      [0.4, 21],
      [0.14, 12],
      [0, 4],
    ] as const),
  ],
  block: [
    [1, 5],
    [0.965, 30],
    [0.9, 60],
    [0.1, 60],
    [0.035, 30],
    [0, 5],
  ],
  island: [
    ...([
      [1, 4.5],
      [0.93, 11],
      [0.8, 15],
      [0.7, 26],
      [0.58, 30],
      [0.5, 42],
    ] as const),
    ...([
      [0.41, 31],
      [0.28, 25],
      [0.2, 15],
      [0.07, 11],
      [0, 4.5],
    ] as const),
  ],
};

interface Edges {
  /** The line of the ground on the picture. */
  readonly line: readonly Point[];
  readonly left: Point;
  readonly right: Point;
}

function trace(pen: Pen, points: readonly Point[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
}

/** A faceted underside, dark enough for the numbers. */
function paintUnderside(pen: Pen, stage: Stage, { scale }: View, { line, left, right }: Edges): void {
  const hue = stageHue(stage);
  const wide = right[0] - left[0];
  const low = Math.max(left[1], right[1]);
  trace(pen, [
    ...line,
    ...UNDERSIDES[stage.underside].map(([share, down]): Point => [left[0] + wide * share, low + down * scale]),
  ]);
  pen.closePath();
  const dark = pen.createLinearGradient(0, left[1], 0, left[1] + 42 * scale);
  dark.addColorStop(0, oklch(0.38, 0.04, hue));
  dark.addColorStop(0.25, oklch(0.27, 0.035, hue + 8));
  dark.addColorStop(1, oklch(0.15, 0.022, hue + 14));
  pen.fillStyle = dark;
  pen.fill();
  pen.save();
  pen.clip();
  const middle = left[0] + wide / 2;
  const drawnIn = (x: number): number => lerp(x, middle, 0.35);
  pen.strokeStyle = oklch(0.6, 0.07, hue, 0.13);
  pen.lineWidth = Math.max(1.2, scale * 0.2);
  pen.fillStyle = oklch(0.62, 0.08, hue, 0.1);
  for (let facet = 0; facet < FACETS; facet += 1) {
    const [x, next] = [left[0] + (wide * facet) / FACETS, left[0] + (wide * (facet + 1)) / FACETS];
    const deep = left[1] + 46 * scale;
    if (facet % 2 === 0) {
      trace(pen, [
        [x, left[1]],
        [next, left[1]],
        [drawnIn(next), deep],
        [drawnIn(x), deep],
      ]);
      pen.fill();
    }
    trace(pen, [
      [x, left[1]],
      [drawnIn(x), deep],
    ]);
    pen.stroke();
  }
  pen.fillStyle = oklch(0.1, 0.02, hue, 0.5);
  pen.fillRect(left[0], left[1] + 4.2 * scale, wide, scale * 0.5);
  pen.restore();
}

/** The top face behind the line on which feet stand, with a grid each 10 units. */
function paintTop(pen: Pen, stage: Stage, view: View, { line, left, right }: Edges): void {
  const hue = stageHue(stage);
  const { scale } = view;
  const up = DEPTH * SEEN * scale;
  const inset = 3.2 * scale;
  const back = line.map(([x, y], i): Point => [i === 0 ? x + inset : i === line.length - 1 ? x - inset : x, y - up]);
  trace(pen, [...line, ...back.toReversed()]);
  pen.closePath();
  const face = pen.createLinearGradient(0, left[1] - up, 0, left[1]);
  face.addColorStop(0, oklch(0.36, 0.04, hue));
  face.addColorStop(1, oklch(0.5, 0.055, hue));
  pen.fillStyle = face;
  pen.fill();
  pen.save();
  pen.clip();
  pen.strokeStyle = oklch(0.75, 0.08, hue, 0.22);
  pen.lineWidth = Math.max(1, scale * 0.12);
  const middle = (left[0] + right[0]) / 2;
  const [first, last] = [stage.ground[0]?.[0] ?? 0, stage.ground.at(-1)?.[0] ?? 0];
  for (let x = Math.ceil(first / 10) * 10; x < last; x += 10) {
    trace(pen, [
      [view.x(x), left[1] + 10 * scale],
      [lerp(view.x(x), middle, 0.06), left[1] - DEPTH * scale],
    ]);
    pen.stroke();
  }
  pen.restore();
}

/** The ground: underside, top face, the light line where feet stand, and the corners one can hang from. */
export function paintGround(pen: Pen, stage: Stage, view: View): void {
  const line = stage.ground.map((point) => view.at(point));
  const [left, right] = [line[0], line.at(-1)];
  if (left === undefined || right === undefined) return;
  const edges: Edges = { line, left, right };
  pen.lineJoin = 'round';
  paintUnderside(pen, stage, view, edges);
  paintTop(pen, stage, view, edges);
  const wide = Math.max(1.2, view.scale * 0.2);
  pen.lineCap = 'round';
  pen.strokeStyle = oklch(0.9, 0.07, stageHue(stage));
  pen.lineWidth = wide * 1.25;
  trace(pen, line);
  pen.stroke();
  pen.lineWidth = wide * 1.9;
  for (const [x, y] of [left, right]) {
    trace(pen, [
      [x, y],
      [x, y + 4.2 * view.scale],
    ]);
    pen.stroke();
  }
}
