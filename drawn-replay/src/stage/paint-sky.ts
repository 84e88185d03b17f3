import type { View } from '../camera/view.js';
import { clamp, noise, TURN } from '../maths/numbers.js';
import { hueBetween, oklch } from '../maths/oklch.js';
import { layer, type Pen } from '../paint/pen.js';
import type { Stage } from './stages.js';

/** Hue of the night, and how far stages turn it. */
const NIGHT = 258;
export const skyHue = (stage: Stage): number => hueBetween(NIGHT, stage.hue, 0.35);

function paintStill(pen: Pen, stage: Stage, width: number, height: number): void {
  const hue = skyHue(stage);
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, oklch(0.15, 0.016, hue));
  sky.addColorStop(0.5, oklch(0.215, 0.035, hue));
  sky.addColorStop(0.78, oklch(0.28, 0.045, hue + 22));
  sky.addColorStop(1, oklch(0.15, 0.02, hue));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  const [x, y, radius] = [width * 0.62, height * 0.4, height * 0.4];
  const glow = pen.createRadialGradient(x, y, 0, x, y, radius * 2);
  glow.addColorStop(0, oklch(0.5, 0.07, hue + 18, 0.5));
  glow.addColorStop(0.495, oklch(0.4, 0.06, hue + 12, 0.24));
  glow.addColorStop(0.505, oklch(0.34, 0.05, hue, 0.12));
  glow.addColorStop(1, oklch(0.3, 0.05, hue, 0));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
  for (let ring = 1; stage.motif === 'rings' && ring < 6; ring += 1) {
    pen.beginPath();
    pen.ellipse(x, y, radius * (0.8 + ring * 0.36), radius * (0.2 + ring * 0.1), -0.2, 0, TURN);
    pen.lineWidth = Math.max(1, height * 0.0022);
    pen.strokeStyle = oklch(0.66, 0.07, hue, 0.26 - ring * 0.036);
    pen.stroke();
  }
  for (let star = 0; star < 70; star += 1) {
    pen.beginPath();
    pen.arc(
      noise(star + 50) * width,
      noise(star + 99) * height * 0.7,
      ((0.4 + noise(star + 3) * 0.9) * height) / 720,
      0,
      TURN,
    );
    pen.fillStyle = oklch(0.88, 0.03, hue, 0.12 + noise(star + 7) * 0.4);
    pen.fill();
  }
}

const kept = new Map<string, OffscreenCanvas>();
/** Pictures of the sky kept at most: sizes and stages seen lately. */
const MOST_KEPT = 8;

/** The sky of a size, drawn once; null where pictures cannot be kept. */
function stillSky(stage: Stage, width: number, height: number): OffscreenCanvas | null {
  const key = `${stage.name} ${String(stage.hue)} ${String(width)} ${String(height)}`;
  const had = kept.get(key);
  if (had !== undefined) return had;
  const made = layer(width, height);
  if (made === null) return null;
  paintStill(made.pen, stage, width, height);
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, made.canvas);
  return made.canvas;
}

/** Height of a ridge at a place, by what the stage is like: -1 to 1. */
function ridgeAt(motif: Stage['motif'], x: number, which: number): number {
  if (motif === 'hills') return Math.sin(x * 0.9) * 0.5 + Math.sin(x * 1.9 + which) * 0.25;
  if (motif === 'blocks') return (((Math.floor(x * 1.6) % 3) + 3) % 3) * 0.3;
  return Math.abs(((((x * 0.8) % 1) + 1) % 1) - 0.5) * 1.1 + Math.sin(x * 2.3) * 0.12;
}

/** Three ridges that move at 16, 29 and 42 % of the camera. */
function paintRidges(pen: Pen, stage: Stage, view: View): void {
  const { width, height, scale, centre } = view;
  const steps = 36;
  for (let which = 0; which < 3; which += 1) {
    const share = 0.16 + which * 0.13;
    const from = width / 2 - centre[0] * scale * share;
    const base = height * (0.72 + which * 0.075) + (centre[1] - 25) * scale * share * 0.7;
    if (base - height * 0.12 > height) continue;
    pen.beginPath();
    pen.moveTo(-5, height + 5);
    for (let step = 0; step <= steps; step += 1) {
      const x = (step * width) / steps;
      const ridge = ridgeAt(stage.motif, (x - from) / (height * 0.33) + which * 9.7, which);
      pen.lineTo(x, base - ridge * height * 0.1);
    }
    pen.lineTo(width + 5, height + 5);
    pen.closePath();
    pen.fillStyle = oklch(0.245 - which * 0.035, 0.035, skyHue(stage) + 16 - which * 8);
    pen.fill();
  }
}

/** The night behind a stage: sky, one disc, stars, three ridges. */
export function paintSky(pen: Pen, stage: Stage, view: View): void {
  const { width, height, scale, centre } = view;
  const sky = stillSky(stage, width, height);
  if (sky === null) paintStill(pen, stage, width, height);
  else {
    const x = clamp(-centre[0] * scale * 0.06, -width * 0.05, width * 0.05);
    const y = clamp((centre[1] - 25) * scale * 0.05, -height * 0.05, height * 0.05);
    pen.drawImage(sky, x - width * 0.05, y - height * 0.05, width * 1.1, height * 1.1);
  }
  paintRidges(pen, stage, view);
}
