import type { View } from '../camera/view.js';
import { clamp, easeOut, noise, TURN } from '../maths/numbers.js';
import { oklch } from '../maths/oklch.js';
import type { Pen } from '../paint/pen.js';
import type { Staging } from '../paint/staging.js';
import { bodyAt } from '../scene/at-place.js';
import { isDead } from '../scene/states.js';

/** Frames the light is seen, and rays it has. */
const [FRAMES, RAYS] = [44, 13];

/** Rays of a lost fighter, inward from the line that was crossed, in the fighter's hue. */
export function paintLost(pen: Pen, { scene, stage }: Staging, view: View, body: number, at: number): void {
  const frame = bodyAt(scene, body, at);
  if (frame === null || !isDead(frame.state) || frame.age > FRAMES) return;
  const { width, height } = view;
  const [left, right, top, bottom] = stage.blast;
  const x = clamp(view.x(clamp(frame.x, left, right)), 0, width);
  const y = clamp(view.y(clamp(frame.y, bottom, top)), 0, height);
  const hue = scene.bodies[body]?.hue ?? 0;
  const share = clamp(frame.age / FRAMES);
  const beside = x < 1 || x > width - 1;
  const inward = beside ? (x < width / 2 ? 0 : Math.PI) : y > height / 2 ? -Math.PI / 2 : Math.PI / 2;
  const grown = easeOut(clamp(frame.age / 9 + 0.15));
  const left01 = 1 - share * share;
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  pen.translate(x, y);
  pen.rotate(inward);
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = (ray / (RAYS - 1) - 0.5) * 0.9 + (noise(ray + body) - 0.5) * 0.1;
    const length = height * (0.5 + noise(ray + 5) * 0.75) * grown * (1 - Math.abs(angle) * 0.6);
    const wide = height * (0.012 + noise(ray + 2) * 0.04) * left01;
    pen.save();
    pen.rotate(angle);
    const light = pen.createLinearGradient(0, 0, length, 0);
    light.addColorStop(0, oklch(0.98, 0.04, hue, 0.85 * left01));
    light.addColorStop(0.25, oklch(0.84, 0.13, hue, 0.5 * left01));
    light.addColorStop(0.95, oklch(0.7, 0.16, hue, 0));
    pen.fillStyle = light;
    pen.beginPath();
    pen.moveTo(-30, -3);
    pen.lineTo(length, -wide);
    pen.lineTo(length, wide);
    pen.lineTo(-30, 3);
    pen.fill();
    pen.restore();
  }
  const radius = height * 0.42 * grown;
  const core = pen.createRadialGradient(0, 0, 0, 0, 0, radius);
  core.addColorStop(0, oklch(1, 0, hue, 0.95 * left01));
  core.addColorStop(0.2, oklch(0.9, 0.1, hue, 0.6 * left01));
  core.addColorStop(1, oklch(0.7, 0.15, hue, 0));
  pen.fillStyle = core;
  pen.beginPath();
  pen.arc(0, 0, radius, 0, TURN);
  pen.fill();
  pen.restore();
}
