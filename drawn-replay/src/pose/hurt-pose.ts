import type { Armature } from '../figure/fighters.js';
import { clamp, ease } from '../maths/numbers.js';
import type { Point } from '../maths/point.js';
import type { BodyFrame } from '../scene/replay-scene.js';
import { isLyingDown, isLyingUp } from '../scene/states.js';
import { posture } from './figure-pose.js';
import { mix, type Pose } from './pose.js';
import type { Posture } from './postures.js';

/** Degrees turned on the first frame of a fall, and degrees a frame, dying away over 60 frames. */
const FIRST_TURN: Readonly<Record<number, number>> = { 89: 40, 90: -70 };
const RATE: Readonly<Record<number, number>> = { 90: 6.5, 91: 19 };

function tumbling(pose: Pose, { state, age }: BodyFrame, at: number): Pose {
  const sway = (seed: number, times = 1): number => Math.sin((at + seed) * 0.7) * 0.05 * times;
  const { nearHand, farHand, nearFoot, farFoot } = pose.ends;
  const by = ([x, y]: Point, dx: number, dy = 0): Point => [x + dx, y + dy];
  const ends = {
    nearHand: by(nearHand, sway(0), sway(3)),
    farHand: by(farHand, sway(5)),
    nearFoot: by(nearFoot, sway(2, 1.3), sway(9)),
    farFoot: by(farFoot, sway(7, 1.3)),
  };
  return { ...pose, ends, turn: (FIRST_TURN[state] ?? -50) - age * (RATE[state] ?? 10) * Math.exp(-age / 60) };
}

/** Hit: states 75 to 91. Heads fly back from high hits, bodies fold over middle and low ones. */
export function hurtPose(armature: Armature, frame: BodyFrame, at: number): Pose {
  const { state, age, length, grounded } = frame;
  const as = (name: Posture): Pose => posture(name, armature, grounded);
  if (state >= 87) return tumbling(as('tumble'), frame, at);
  const flinch = state <= 77 ? 'hurtHigh' : state <= 80 ? 'hurtMiddle' : state <= 83 ? 'hurtLow' : null;
  const done = clamp(age / length);
  const home = as(grounded ? 'stand' : 'air');
  const pose = mix(as(flinch ?? (grounded ? 'hurtMiddle' : 'hurtAir')), home, ease(clamp((done - 0.55) / 0.45)));
  return grounded ? pose : { ...pose, turn: -14 + 10 * done };
}

/** On the floor: lying and getting up. States 183 to 194. */
export function lyingPose(armature: Armature, { state, age, length, grounded }: BodyFrame): Pose | null {
  const as = (name: Posture): Pose => posture(name, armature, grounded);
  const done = clamp(age / length);
  const bounce =
    state === 183 || state === 191
      ? Math.abs(Math.sin(clamp(age / 18) * Math.PI * 2)) * 0.12 * (1 - clamp(age / 18))
      : 0;
  if (isLyingUp(state)) return { ...as('lieUp'), lift: bounce, turn: -86 + bounce * 120 };
  if (isLyingDown(state)) return { ...as('lieDown'), lift: bounce };
  if (state !== 186 && state !== 194) return null;
  return done < 0.5
    ? mix(as(state === 186 ? 'lieUp' : 'lieDown'), as('kneel'), ease(done * 2))
    : mix(as('kneel'), as('stand'), ease(done * 2 - 1));
}
