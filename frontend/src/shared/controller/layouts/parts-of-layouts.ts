import type { ButtonPart, StickPart } from '../parts.js';
import type { DrawnButton, DrawnStick } from './layout.js';
import { circle, mirrored } from './shapes.js';

/** A round stick with a ring around it. */
export const roundStick = (part: StickPart, x: number, y: number, radius: number): DrawnStick => ({
  part,
  x,
  y,
  gate: circle(x, y, radius),
  radius,
  knob: radius * 0.68,
  travel: radius * 0.46,
});

/** A round button. */
export const roundButton = (part: ButtonPart, x: number, y: number, r: number): DrawnButton => ({
  part,
  d: circle(x, y, r),
  x,
  y,
  size: r,
});

type Four = readonly [top: ButtonPart, right: ButtonPart, bottom: ButtonPart, left: ButtonPart];

/** Four round buttons in a diamond. */
export const diamond = (x: number, y: number, spacing: number, [top, right, bottom, left]: Four, r: number) => [
  roundButton(top, x, y - spacing, r),
  roundButton(right, x + spacing, y, r),
  roundButton(bottom, x, y + spacing, r),
  roundButton(left, x - spacing, y, r),
];

/** The same on both sides. */
export const shoulderPair = (
  [left, right]: readonly [ButtonPart, ButtonPart],
  d: string,
  [x, y]: readonly [number, number],
): readonly DrawnButton[] => [
  { part: left, d, x, y, size: 30 },
  { part: right, d: mirrored(d), x: 1000 - x, y, size: 30 },
];
