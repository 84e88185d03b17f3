import type { Canvas } from './canvas.js';
import type { Rgb } from './color.js';
import { line, union, type Shape } from './shapes.js';

/**
 * Letters as strokes on a grid: capitals from y 0 to 10, small letters from 3. `M` starts a stroke, `L` goes straight,
 * `Q` bends. Width first.
 */
const STROKES: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [8, 'M0 10 L4 0 L8 10 M1.4 6.8 L6.6 6.8'],
  B: [6.5, 'M0 0 L0 10 L3.4 10 Q6.5 10 6.5 7.3 Q6.5 4.8 3.4 4.8 L0 4.8 M3.2 4.8 Q5.9 4.8 5.9 2.4 Q5.9 0 3.2 0 L0 0'],
  C: [7.5, 'M7.5 2 Q6.6 0 4.2 0 Q0 0 0 5 Q0 10 4.2 10 Q6.6 10 7.5 8'],
  D: [7.3, 'M0 0 L0 10 L2.8 10 Q7.3 10 7.3 5 Q7.3 0 2.8 0 L0 0'],
  E: [5.8, 'M5.8 0 L0 0 L0 10 L5.8 10 M0 4.8 L5 4.8'],
  H: [7, 'M0 0 L0 10 M7 0 L7 10 M0 4.8 L7 4.8'],
  O: [8, 'M4 0 Q0 0 0 5 Q0 10 4 10 Q8 10 8 5 Q8 0 4 0'],
  Q: [8, 'M4 0 Q0 0 0 5 Q0 10 4 10 Q8 10 8 5 Q8 0 4 0 M5 7.4 L8 10.6'],
  T: [7, 'M0 0 L7 0 M3.5 0 L3.5 10'],
  U: [7, 'M0 0 L0 6.4 Q0 10 3.5 10 Q7 10 7 6.4 L7 0'],
  V: [7.6, 'M0 0 L3.8 10 L7.6 0'],
  F: [5.8, 'M5.8 0 L0 0 L0 10 M0 4.8 L5 4.8'],
  G: [7.8, 'M7.4 2 Q6.5 0 4.2 0 Q0 0 0 5 Q0 10 4.2 10 Q7.8 10 7.8 5.6 L4.6 5.6'],
  I: [0, 'M0 0 L0 10'],
  J: [5, 'M5 0 L5 7 Q5 10 2.5 10 Q0.4 10 0 7.8'],
  K: [6.8, 'M0 0 L0 10 M6.4 0 L0 6 M2.4 4 L6.8 10'],
  L: [5.4, 'M0 0 L0 10 L5.4 10'],
  M: [8.6, 'M0 10 L0 0 L4.3 6.6 L8.6 0 L8.6 10'],
  N: [7.2, 'M0 10 L0 0 L7.2 10 L7.2 0'],
  P: [6.4, 'M0 10 L0 0 L3.2 0 Q6.4 0 6.4 2.9 Q6.4 5.8 3.2 5.8 L0 5.8'],
  R: [6.6, 'M0 10 L0 0 L3.2 0 Q6.4 0 6.4 2.8 Q6.4 5.6 3.2 5.6 L0 5.6 M3 5.6 L6.6 10'],
  S: [6.4, 'M6 1.8 Q5.2 0 3.2 0 Q0.3 0 0.3 2.5 Q0.3 4.4 3.2 5 Q6.4 5.6 6.4 7.5 Q6.4 10 3.2 10 Q0.8 10 0 8.1'],
  W: [11, 'M0 0 L2.7 10 L5.5 1.6 L8.3 10 L11 0'],
  X: [7, 'M0 0 L7 10 M7 0 L0 10'],
  Y: [7.4, 'M0 0 L3.7 5 L7.4 0 M3.7 5 L3.7 10'],
  Z: [6.6, 'M0 0 L6.6 0 L0 10 L6.6 10'],
  a: [5.4, 'M5.4 3 L5.4 10 M5.4 6.5 Q5.4 3 2.7 3 Q0 3 0 6.5 Q0 10 2.7 10 Q5.4 10 5.4 6.5'],
  b: [5.4, 'M0 0 L0 10 M0 6.5 Q0 3 2.7 3 Q5.4 3 5.4 6.5 Q5.4 10 2.7 10 Q0 10 0 6.5'],
  c: [5, 'M5 4.4 Q4.4 3 2.8 3 Q0 3 0 6.5 Q0 10 2.8 10 Q4.4 10 5 8.6'],
  d: [5.4, 'M5.4 0 L5.4 10 M5.4 6.5 Q5.4 3 2.7 3 Q0 3 0 6.5 Q0 10 2.7 10 Q5.4 10 5.4 6.5'],
  f: [3.6, 'M3.8 0.2 Q1.4 -0.4 1.4 2.4 L1.4 10 M0 3.4 L3.4 3.4'],
  g: [
    5.4,
    'M5.4 3 L5.4 10 Q5.4 13 2.7 13 Q0.8 13 0.3 12 M5.4 6.5 Q5.4 3 2.7 3 Q0 3 0 6.5 Q0 10 2.7 10 Q5.4 10 5.4 6.5',
  ],
  j: [1.4, 'M1.4 3.4 L1.4 10.8 Q1.4 12.8 0 12.8 M1.4 0.4 L1.4 0.5'],
  l: [0, 'M0 0 L0 10'],
  m: [8.4, 'M0 3.2 L0 10 M0 6 Q0 3 2.2 3 Q4.2 3 4.2 6 L4.2 10 M4.2 6 Q4.2 3 6.4 3 Q8.4 3 8.4 6 L8.4 10'],
  n: [5.2, 'M0 3.2 L0 10 M0 6 Q0 3 2.7 3 Q5.2 3 5.2 6 L5.2 10'],
  q: [5.4, 'M5.4 3 L5.4 13 M5.4 6.5 Q5.4 3 2.7 3 Q0 3 0 6.5 Q0 10 2.7 10 Q5.4 10 5.4 6.5'],
  s: [4.6, 'M4.4 4.2 Q3.8 3 2.3 3 Q0.2 3 0.2 4.7 Q0.2 6.1 2.4 6.5 Q4.6 6.9 4.6 8.3 Q4.6 10 2.4 10 Q0.6 10 0 8.7'],
  t: [3.6, 'M1.5 0.8 L1.5 8 Q1.5 10 3.6 9.8 M0 3.4 L3.5 3.4'],
  v: [5.2, 'M0 3.2 L2.6 10 L5.2 3.2'],
  w: [8, 'M0 3.2 L2 10 L4 4.2 L6 10 L8 3.2'],
  y: [5.2, 'M0 3.2 L2.7 9.6 M5.2 3.2 L2 11.4 Q1.4 13 0 12.8'],
  z: [4.6, 'M0 3.3 L4.6 3.3 L0 10 L4.6 10'],
  e: [5.6, 'M0 6.4 L5.6 6.4 Q5.6 3 2.8 3 Q0 3 0 6.5 Q0 10 2.9 10 Q4.8 10 5.4 8.6'],
  h: [5.2, 'M0 0 L0 10 M0 6 Q0 3 2.7 3 Q5.2 3 5.2 6 L5.2 10'],
  i: [0, 'M0 3.4 L0 10 M0 0.4 L0 0.5'],
  k: [4.8, 'M0 0 L0 10 M4.6 3.2 L0 7 M1.8 5.6 L4.8 10'],
  o: [5.6, 'M2.8 3 Q0 3 0 6.5 Q0 10 2.8 10 Q5.6 10 5.6 6.5 Q5.6 3 2.8 3'],
  p: [5.4, 'M0 3 L0 13 M0 6.5 Q0 3 2.7 3 Q5.4 3 5.4 6.5 Q5.4 10 2.7 10 Q0 10 0 6.5'],
  r: [3.4, 'M0 3.2 L0 10 M0 6.2 Q0 3.2 3.4 3.3'],
  u: [5.2, 'M0 3.2 L0 7.2 Q0 10 2.5 10 Q5.2 10 5.2 7 M5.2 3.2 L5.2 10'],
  x: [5, 'M0 3.2 L5 10 M5 3.2 L0 10'],
  '0': [6, 'M3 0 Q0 0 0 5 Q0 10 3 10 Q6 10 6 5 Q6 0 3 0'],
  '1': [6, 'M1 2 L3.4 0 L3.4 10'],
  '2': [6, 'M0.3 2.6 Q0.5 0 3 0 Q5.7 0 5.7 2.7 Q5.7 4.4 3.6 6.4 L0.2 10 L6 10'],
  '3': [6, 'M0.6 0 L5.4 0 L2.8 4 Q6 4 6 7 Q6 10 3 10 Q0.6 10 0 8'],
  '4': [6, 'M4.6 10 L4.6 0 L0 7 L6 7'],
  '5': [6, 'M5.4 0 L1 0 L0.6 4.6 Q1.8 3.8 3.2 3.8 Q6 3.8 6 6.8 Q6 10 3 10 Q0.6 10 0 8.2'],
  '6': [6, 'M5 0.6 Q0 1.6 0 6.6 Q0 10 3 10 Q6 10 6 6.9 Q6 4 3.2 4 Q0.4 4 0 6.8'],
  '7': [6, 'M0 0 L6 0 L2.2 10'],
  '8': [
    6,
    'M3 4.6 Q0.5 4.6 0.5 2.3 Q0.5 0 3 0 Q5.5 0 5.5 2.3 Q5.5 4.6 3 4.6 Q0 4.6 0 7.3 Q0 10 3 10 Q6 10 6 7.3 Q6 4.6 3 4.6',
  ],
  '9': [6, 'M1 9.4 Q6 8.4 6 3.4 Q6 0 3 0 Q0 0 0 3.1 Q0 6 2.8 6 Q5.6 6 6 3.2'],
};

/** True when every letter of the text can be drawn. */
export const canWrite = (text: string): boolean => Array.from(text).every((letter) => STROKES[letter] !== undefined);

export interface Lettering {
  /** Centre, pixels. */
  readonly x: number;
  readonly y: number;
  /** Height of a capital, pixels. */
  readonly size: number;
  /** Width of the strokes, pixels. */
  readonly weight: number;
  readonly color: Rgb;
  readonly degrees?: number;
  readonly alpha?: number;
}

type Point = readonly [number, number];

/** Writes a short text around a centre. */
export function write(
  canvas: Canvas,
  text: string,
  { x, y, size, weight, color, degrees = 0, alpha = 1 }: Lettering,
): void {
  const unit = size / 10;
  const gap = (weight / unit) * 1.15 + 0.7;
  const letters = Array.from(text).flatMap((letter) => STROKES[letter] ?? []);
  const widths = letters.filter((part) => typeof part === 'number');
  const paths = letters.filter((part) => typeof part === 'string');
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1);
  const cos = Math.cos((degrees * Math.PI) / 180) * unit;
  const sin = Math.sin((degrees * Math.PI) / 180) * unit;
  let start = -total / 2;
  const strokes: Shape[] = [];
  for (const [i, path] of paths.entries()) {
    const place = ([px, py]: Point): Point => [
      x + (start + px) * cos - (py - 5) * sin,
      y + (start + px) * sin + (py - 5) * cos,
    ];
    for (const [a, b] of segments(path)) strokes.push(line(...place(a), ...place(b), weight / 2));
    start += (widths[i] ?? 0) + gap;
  }
  canvas.fill(union(strokes), color, alpha);
}

function segments(path: string): [Point, Point][] {
  const found: [Point, Point][] = [];
  let at: Point = [0, 0];
  for (const [, command = 'M', rest = ''] of path.matchAll(/([MLQ])([^MLQ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = rest.trim().split(/\s+/).map(Number);
    if (command === 'L') found.push([at, [a, b]]);
    if (command === 'Q') found.push(...bend(at, [a, b], [c, d]));
    at = command === 'Q' ? [c, d] : [a, b];
  }
  return found;
}

function bend(from: Point, over: Point, to: Point): [Point, Point][] {
  const steps = 5;
  const at = (t: number): Point =>
    [0, 1].map((i) => (1 - t) ** 2 * (from[i] ?? 0) + 2 * t * (1 - t) * (over[i] ?? 0) + t * t * (to[i] ?? 0)) as [
      number,
      number,
    ];
  return Array.from({ length: steps }, (_, i) => [at(i / steps), at((i + 1) / steps)]);
}
