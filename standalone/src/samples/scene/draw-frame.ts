import { emblemOf, type Action } from '@combolab/contracts';
import { drawBarcode } from '../picture/barcode.js';
import { Canvas } from '../picture/canvas.js';
import { mix, oklch, WHITE, type Rgb } from '../picture/color.js';
import { write } from '../picture/letters.js';
import { circle, line, outline, roundedRect, union } from '../picture/shapes.js';
import { FREEZE, type Choreography, type Hit, type Pose } from './choreography.js';
import { drawInputRow } from './input-row.js';

export const CLIP_WIDTH = 640;
export const CLIP_HEIGHT = 360;

export interface Scene {
  readonly attackerId: string;
  readonly defenderId: string;
  readonly actions: readonly Action[];
  readonly hits: readonly Hit[];
  readonly choreography: Choreography;
  /** The stage without anybody, from {@link drawStage}. */
  readonly stage: Canvas;
}

/** A quiet stage under a gradient of the given hue. */
export function drawStage(hue: number): Canvas {
  const canvas = new Canvas(CLIP_WIDTH, CLIP_HEIGHT);
  const [top, middle, floor] = [oklch(0.27, 0.055, hue), oklch(0.43, 0.09, hue + 28), oklch(0.18, 0.03, 252)];
  const tone = (y: number): Rgb =>
    y < 245 ? mix(top, middle, (y / 245) ** 1.15) : mix(middle, floor, Math.min(1, (y - 245) / 100));
  canvas.paint((x, y) => mix(tone(y), floor, 0.35 * Math.abs((x - 320) / 320) ** 2.4));
  for (let k = 0; k < 14; k++) canvas.fill(line(k * 48 - 10, 300, 320 + (k * 48 - 330) * 2.4, 362, 0.5), WHITE, 0.06);
  canvas.fill(roundedRect(320, 296, 500, 18, 6), (_, y) =>
    mix(oklch(0.27, 0.02, 255), oklch(0.2, 0.02, 255), (y - 287) / 18),
  );
  canvas.fill(roundedRect(320, 288.2, 494, 2.4, 1.2), WHITE, 0.34);
  return canvas;
}

/** One picture of a clip. */
export function drawFrame(scene: Scene, frame: number): Canvas {
  const canvas = scene.stage.copy();
  const { choreography } = scene;
  const attacker = choreography.attacker(frame);
  const defender = choreography.defender(frame);
  for (const pose of [attacker, defender]) drawShadow(canvas, pose);
  drawTrail(canvas, (back) => choreography.defender(frame - back), emblemOf(scene.defenderId).hue);
  drawTrail(canvas, (back) => choreography.attacker(frame - back), emblemOf(scene.attackerId).hue);
  drawFighter(canvas, scene.defenderId, defender, 62);
  drawFighter(canvas, scene.attackerId, attacker, 60);
  drawFlash(canvas, scene, frame);
  drawInputRow(canvas, scene.actions, frame);
  write(canvas, String(frame).padStart(3, '0'), { x: 603, y: 29, size: 12, weight: 1.9, color: WHITE, alpha: 0.72 });
  drawBarcode(canvas, frame);
  return canvas;
}

function drawShadow(canvas: Canvas, { x, y }: Pose): void {
  if (x < 70 || x > 570 || y > 262) return;
  const near = Math.max(0, 1 - (256 - y) / 190);
  canvas.fill(roundedRect(x, 289.5, 30 + 34 * near, 4, 2), [0, 0, 0], 0.16 + 0.3 * near);
}

function drawTrail(canvas: Canvas, at: (back: number) => Pose, hue: number): void {
  const color = mix(oklch(0.86, 0.08, hue), WHITE, 0.5);
  const layers = Array.from({ length: 12 }, (_, i) => {
    const [from, to] = [at(i + 1), at(i)];
    const speed = Math.hypot(to.x - from.x, to.y - from.y);
    const fresh = 1 - i / 12;
    const alpha = speed > 80 ? 0 : 0.3 * fresh * Math.min(1, speed / 6);
    return { shape: line(from.x, from.y, to.x, to.y, 2 + 7 * fresh, 2.6 + 7 * fresh), alpha };
  });
  canvas.fillStrongest(
    layers.filter(({ alpha }) => alpha > 0.01),
    color,
  );
}

function drawFighter(canvas: Canvas, id: string, { x, y, degrees }: Pose, size: number): void {
  if (x < -60 || x > CLIP_WIDTH + 60 || y < -60 || y > CLIP_HEIGHT + 60) return;
  const { letters, hue } = emblemOf(id);
  const body = roundedRect(x, y, size, size, size * 0.31, degrees);
  canvas.glow(roundedRect(x, y + 3, size - 6, size - 6, size * 0.3, degrees), 14, [4, 8, 14], 0.34);
  const [light, dark] = [oklch(0.84, 0.125, hue), oklch(0.72, 0.14, hue)];
  canvas.fill(body, (_, py) => mix(light, dark, Math.min(1, Math.max(0, (py - y + size / 2) / size))));
  canvas.fill(outline(roundedRect(x, y, size - 2, size - 2, size * 0.3, degrees), 1.6), WHITE, 0.22);
  write(canvas, letters, {
    x,
    y: y + (/[gjpqy]/.test(letters) ? -1.5 : 0),
    size: size * 0.335,
    weight: size * 0.072,
    color: oklch(0.23, 0.06, hue),
    degrees,
  });
}

/** A star at the place of the last hit, gone after a dozen frames, and a ring that grows out of it. */
function drawFlash(canvas: Canvas, { choreography, hits }: Scene, frame: number): void {
  const last = choreography.lastHit(frame);
  const hit = hits[last];
  if (!hit || hit.launch === 'grab') return;
  const age = frame - hit.frame;
  const { x, y, degrees } = choreography.flash(last);
  const left = 1 - Math.max(0, age - FREEZE + 1) / 9;
  if (age < 22) canvas.fill(outline(circle(x, y, 16 + age * 3.4), 2.4), WHITE, 0.34 * (1 - age / 22));
  if (left <= 0) return;
  const reach = (hit.launch.startsWith('finish') ? 1.35 : 1) * (0.75 + 0.25 * Math.min(1, age / 3));
  canvas.glow(circle(x, y, 6), 58 * reach, oklch(0.95, 0.06, 90), 0.42 * left);
  const spikes = Array.from({ length: 8 }, (_, k) =>
    spike(x, y, degrees + k * 45, (k % 2 ? 22 : 34) * reach, 3.2 * reach),
  );
  canvas.fill(union(spikes), WHITE, 0.95 * left);
  canvas.fill(circle(x, y, 8 * reach), WHITE, left);
}

function spike(x: number, y: number, degrees: number, length: number, width: number) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return line(x + cos * 12, y + sin * 12, x + cos * length, y + sin * length, width, 0.3);
}
