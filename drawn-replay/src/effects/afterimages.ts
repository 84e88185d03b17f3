import type { View } from '../camera/view.js';
import { paintFaded } from '../paint/faded.js';
import { clamp } from '../maths/numbers.js';
import { oklch } from '../maths/oklch.js';
import { lookOf } from '../paint/bodies.js';
import type { Pen } from '../paint/pen.js';
import type { Staging } from '../paint/staging.js';
import type { Stance } from '../pose/stance.js';
import { speedAt } from '../scene/at-place.js';
import { isAway, isHurt } from '../scene/states.js';

/** Units a frame from which a body leaves images, and beyond which it was moved, not flying. */
const [FAST, MOVED] = [2.3, 20];
/** Frames back and opacity: bodies that were hit leave one. */
const [OWN, THROWN] = [
  [
    [4, 0.13],
    [2, 0.26],
  ] as const,
  [[2, 0.16]] as const,
];

/** Where a fast body was a moment ago. */
export function paintAfterimages(pen: Pen, staging: Staging, view: View, stance: Stance): void {
  const { scene } = staging;
  const { body, at, frame } = stance;
  const speed = Math.hypot(...speedAt(scene, body, at));
  if (speed <= FAST || speed >= MOVED || frame.lag > 0) return;
  for (const [back, opacity] of isHurt(frame.state) ? THROWN : OWN) {
    const then = staging.stance(body, at - back);
    if (then === null || isAway(then.frame.state)) continue;
    const flat = oklch(0.72, 0.15, scene.bodies[body]?.hue ?? 0);
    paintFaded(pen, then, view, { ...lookOf(scene, then), flat }, opacity * clamp((speed - 1.8) / 1.5));
  }
}
