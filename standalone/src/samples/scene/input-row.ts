import {
  directionOf,
  inputFamily,
  pressLabel,
  type Action,
  type InputFamily,
  type PressType,
} from '@combolab/contracts';
import type { Canvas } from '../picture/canvas.js';
import { oklch, WHITE, type Rgb } from '../picture/color.js';
import { write } from '../picture/letters.js';
import { circle, line, outline, roundedRect, union, type Shape } from '../picture/shapes.js';

/** The colours of inputs on the dark theme. */
const COLORS: Readonly<Record<InputFamily, Rgb>> = {
  stick: oklch(0.78, 0.13, 235),
  cstick: oklch(0.86, 0.15, 95),
  a: oklch(0.8, 0.17, 152),
  b: oklch(0.72, 0.18, 28),
  x: oklch(0.84, 0.1, 200),
  y: oklch(0.76, 0.14, 305),
  trigger: oklch(0.8, 0.14, 65),
  z: oklch(0.75, 0.17, 345),
};
const ON_INPUT = oklch(0.2, 0.03, 255);
const ORDER: readonly string[] = [
  'stick',
  'cstick',
  'A_BUTTON',
  'B_BUTTON',
  'X_BUTTON',
  'Y_BUTTON',
  'L_TRIGGER',
  'R_TRIGGER',
  'L_Z',
  'R_Z',
];
const DEGREES: Readonly<Record<string, number>> = {
  UP: 0,
  UP_RIGHT: 45,
  RIGHT: 90,
  DOWN_RIGHT: 135,
  DOWN: 180,
  DOWN_LEFT: 225,
  LEFT: 270,
  UP_LEFT: 315,
};
/** A press without hold is shown for 350 ms. */
const SHOWN = 21;

/** Both directions of a stick share a place; every button has its own. */
const slotOf = (type: PressType): string => (directionOf(type) === null ? type : inputFamily(type));

interface Lit {
  readonly type: PressType;
  /** 1 on the frame of the press and while held, then fading. */
  readonly strength: number;
}

/** What is lit on a frame, by slot. */
export function litOn(actions: readonly Action[], frame: number): ReadonlyMap<string, Lit> {
  const lit = new Map<string, Lit>();
  const held = new Set<PressType>();
  for (const action of actions.filter((each) => each.frame <= frame)) {
    for (const { type, hold } of action.presses) {
      if (hold === 'END_HOLD') held.delete(type);
      else if (hold !== 'SELECT_NO_HOLD') held.add(type);
      const strength = held.has(type) ? 1 : hold === 'END_HOLD' ? 0 : 1 - (frame - action.frame) / SHOWN;
      if (strength > 0) lit.set(slotOf(type), { type, strength });
      else lit.delete(slotOf(type));
    }
  }
  return lit;
}

/** Pixels between two inputs of the row. */
const GAP = 8;
const widthOf = (slot: string): number => (/TRIGGER|_Z/.test(slot) ? 38 : 26);

/** Draws the row of inputs a combo uses, the pressed ones lit. */
export function drawInputRow(canvas: Canvas, actions: readonly Action[], frame: number): void {
  const used = new Map(actions.flatMap(({ presses }) => presses.map(({ type }) => [slotOf(type), type] as const)));
  const lit = litOn(actions, frame);
  const shown = ORDER.filter((slot) => used.has(slot));
  const total = shown.reduce((sum, slot) => sum + widthOf(slot) + GAP, -GAP);
  // in the middle: players put their own frame counter into the corner
  let x = (canvas.width - total) / 2;
  for (const slot of shown) {
    const type = used.get(slot);
    if (!type) continue;
    const width = widthOf(slot);
    drawCap(canvas, x + width / 2, 29, capShape(slot, x + width / 2, 29, width), type, lit.get(slot));
    x += width + GAP;
  }
}

function capShape(slot: string, x: number, y: number, width: number): Shape {
  if (slot === 'stick' || slot === 'cstick') return roundedRect(x, y, 26, 26, 8);
  return width > 26 ? roundedRect(x, y, 38, 24, 9) : circle(x, y, 13);
}

function drawCap(canvas: Canvas, x: number, y: number, shape: Shape, type: PressType, lit: Lit | undefined): void {
  const color = COLORS[inputFamily(type)];
  canvas.fill(shape, [10, 14, 20], 0.42);
  canvas.fill(outline(shape, 1.4), WHITE, 0.2);
  if (lit) {
    canvas.glow(shape, 9, color, 0.4 * lit.strength);
    canvas.fill(shape, color, Math.max(0.25, lit.strength));
  }
  const strong = lit !== undefined && lit.strength > 0.5;
  drawSign(canvas, x, y, lit?.type ?? type, strong ? ON_INPUT : WHITE, strong ? 1 : 0.5, lit === undefined);
}

function drawSign(
  canvas: Canvas,
  x: number,
  y: number,
  type: PressType,
  color: Rgb,
  alpha: number,
  idle: boolean,
): void {
  const direction = directionOf(type);
  if (direction === null) {
    write(canvas, pressLabel(type), { x, y, size: 9.5, weight: 1.9, color, alpha });
  } else if (idle) {
    canvas.fill(circle(x, y, 3), color, alpha);
  } else {
    canvas.fill(arrow(x, y, DEGREES[direction] ?? 0), color, alpha);
  }
}

function arrow(x: number, y: number, degrees: number): Shape {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const at = (dx: number, dy: number): [number, number] => [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  const stroke = (from: [number, number], to: [number, number]) => line(...from, ...to, 1.1);
  return union([stroke(at(0, 6), at(0, -6)), stroke(at(0, -6), at(-4.6, -1.4)), stroke(at(0, -6), at(4.6, -1.4))]);
}
