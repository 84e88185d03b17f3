import type { View } from '../camera/view.js';
import { clamp } from '../maths/numbers.js';
import { oklch } from '../maths/oklch.js';
import type { Stance } from '../pose/stance.js';
import type { SceneBody } from '../scene/replay-scene.js';
import { paintEmblem } from './emblem-square.js';
import type { Pen } from './pen.js';

/** Pixels below which a figure is small: its tag stays on. */
const SMALL = 84;
/** Frames after which tags of larger figures fade. */
const SHOWN = 70;

/** The emblem above a body's head. */
export function paintTag(pen: Pen, view: View, stance: Stance, body: SceneBody, card: boolean, since: number): void {
  const { armature, joints, place } = stance;
  const { height } = armature;
  const opacity = height * view.scale > SMALL ? clamp((SHOWN - since) / 15) : 1;
  if (opacity <= 0) return;
  const side = Math.max(card ? 13 : 18, view.scale * 2.1);
  const top = Math.max(
    joints.head[1] + armature.head * height * 1.6,
    joints.shoulder[1] + height * 0.2,
    joints.hip[1] + height * 0.3,
  );
  const x = clamp(view.x(place[0]), side, view.width - side);
  const y = clamp(view.y(top) - side * 0.9, side * 0.6, view.height - side);
  pen.save();
  pen.globalAlpha = opacity;
  paintEmblem(pen, [x - side / 2, y - side / 2], side, body.fighter, body.hue);
  pen.beginPath();
  pen.moveTo(x - side * 0.2, y + side * 0.58);
  pen.lineTo(x + side * 0.2, y + side * 0.58);
  pen.lineTo(x, y + side * 0.82);
  pen.fillStyle = oklch(0.74, 0.14, body.hue + 15);
  pen.fill();
  pen.restore();
}
