import type { View } from '../camera/view.js';
import { clamp, easeOut, TURN } from '../maths/numbers.js';
import { oklch } from '../maths/oklch.js';
import type { Point } from '../maths/point.js';
import type { Pen } from '../paint/pen.js';
import type { Stance } from '../pose/stance.js';
import { isShielding } from '../scene/states.js';

/** Radius of a shield in units: it shrinks with what is left of it (0 to 60). */
export const shieldRadius = (height: number, left: number): number => height * (0.3 + 0.36 * clamp(left / 60, 0.12, 1));

export function paintShield(pen: Pen, view: View, { frame, armature, place }: Stance, hue: number): void {
  if (!isShielding(frame.state)) return;
  const radius = shieldRadius(armature.height, frame.shield) * view.scale;
  const [x, y] = view.at([place[0] + frame.facing * 0.3, place[1] + armature.height / 2]);
  const glass = pen.createRadialGradient(x - radius * 0.3, y - radius * 0.35, radius * 0.1, x, y, radius);
  glass.addColorStop(0, oklch(0.95, 0.05, hue, 0.12));
  glass.addColorStop(0.7, oklch(0.78, 0.14, hue, 0.28));
  glass.addColorStop(1, oklch(0.85, 0.14, hue, 0.62));
  pen.beginPath();
  pen.arc(x, y, radius, 0, TURN);
  pen.fillStyle = glass;
  pen.fill();
  pen.lineWidth = Math.max(1.4, view.scale * 0.22);
  pen.strokeStyle = oklch(0.95, 0.08, hue, 0.95);
  pen.stroke();
  pen.beginPath();
  pen.arc(x, y, radius * 0.82, Math.PI * 1.1, Math.PI * 1.45);
  pen.strokeStyle = oklch(1, 0, 0, 0.65);
  pen.lineCap = 'round';
  pen.lineWidth = Math.max(1.4, radius * 0.07);
  pen.stroke();
}

/** Turning rings of light about a body. */
export function paintRing(pen: Pen, view: View, { armature, place, at, pose }: Stance): void {
  if (pose.ring === null) return;
  const [x, y]: Point = view.at([place[0], place[1] + armature.height / 2]);
  const radius = armature.height * view.scale * 0.62;
  const grown = 0.55 + 0.45 * easeOut(clamp(pose.ring / 3));
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  const light = pen.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, oklch(0.8, 0.12, 215, 0.1));
  light.addColorStop(0.8, oklch(0.75, 0.14, 225, 0.34));
  light.addColorStop(1, oklch(0.75, 0.14, 225, 0));
  pen.fillStyle = light;
  pen.beginPath();
  pen.arc(x, y, radius, 0, TURN);
  pen.fill();
  for (let ring = 0; ring < 3; ring += 1) {
    const size = radius * grown * (0.98 - ring * 0.2);
    const turn = at * 0.09 * (ring % 2 === 1 ? -1 : 1) + ring;
    pen.beginPath();
    for (let part = 0; part < 3; part += 1) {
      const start = turn + (part * TURN) / 3;
      pen.moveTo(x + Math.cos(start) * size, y + Math.sin(start) * size);
      pen.arc(x, y, size, start, start + TURN / 4.2);
    }
    pen.lineWidth = Math.max(1.2, view.scale * (0.5 - ring * 0.1));
    pen.strokeStyle = oklch(0.92, 0.1, 215, 0.9 - ring * 0.22);
    pen.stroke();
  }
  pen.restore();
}
