import type { View } from '../camera/view.js';
import { clamp, TURN } from '../maths/numbers.js';
import { oklch } from '../maths/oklch.js';
import type { Pen } from '../paint/pen.js';
import type { Staging } from '../paint/staging.js';
import { surfaceUnder } from '../stage/surfaces.js';
import type { Stance } from '../pose/stance.js';

/** The shadow on the floor below a body, fainter with height. */
export function paintShadow(pen: Pen, staging: Staging, view: View, { place, at, armature }: Stance): void {
  const surface = surfaceUnder(staging.stage, staging.platforms(at), place[0], place[1] - 2.5);
  if (surface === null) return;
  const [floor, left, right] = surface;
  const near = clamp(1 - (place[1] - floor) / 60);
  const radius = armature.height * 0.34 * view.scale * (0.5 + near * 0.5);
  pen.save();
  pen.beginPath();
  pen.rect(view.x(left), 0, (right - left) * view.scale, view.height);
  pen.clip();
  pen.beginPath();
  pen.ellipse(view.x(place[0]), view.y(floor) - view.scale * 0.5, radius, Math.max(1.5, radius * 0.16), 0, 0, TURN);
  pen.fillStyle = oklch(0.08, 0.02, armature.hue, 0.15 + 0.45 * near);
  pen.fill();
  pen.restore();
}
