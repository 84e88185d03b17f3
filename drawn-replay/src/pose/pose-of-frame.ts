import type { Armature } from '../figure/fighters.js';
import { clamp, ease, easeOut } from '../maths/numbers.js';
import type { Point } from '../maths/point.js';
import type { BodyFrame } from '../scene/replay-scene.js';
import {
  isDead,
  isHanging,
  isHeld,
  isHolding,
  isHurt,
  isLanding,
  isRolling,
  isShielding,
  isSpecial,
  isThrown,
} from '../scene/states.js';
import { attackOf } from './attack-of-state.js';
import { attackPose } from './attack-pose.js';
import { posture } from './figure-pose.js';
import { hurtPose, lyingPose } from './hurt-pose.js';
import { movingPose } from './moving-pose.js';
import { mix, type Pose } from './pose.js';
import type { Posture } from './postures.js';
import { specialPose } from './special-pose.js';

type As = (name: Posture) => Pose;

/** Rolls, tech rolls and rolls from the ledge: one turn in a ball. */
function rolling(as: As, { state, facing }: BodyFrame, done: number, speed: Point): Pose {
  const way = Math.sign(speed[0] * facing) || 1;
  const pose = mix(as('tuck'), as('stand'), ease(clamp(done * 3 - 2)));
  const turn = done < 0.75 ? way * 360 * (done / 0.75) : 0;
  return { ...pose, turn, lift: -0.18 * Math.sin(clamp(done / 0.8) * Math.PI), ghost: state < 258 };
}

/** Degrees a body is turned by a throw: forward, back, up, down. */
const THROWN: Readonly<Record<number, number>> = { 240: -200, 241: -60, 242: -80 };

/** Grabs, and what is done to who is grabbed. */
function grabPose(as: As, { state, age }: BodyFrame, done: number, at: number): Pose | null {
  if (state === 212 || state === 214)
    return age < 6 ? mix(as('stand'), as('reach'), easeOut(age / 6)) : mix(as('reach'), as('stand'), (age - 14) / 12);
  if (isHolding(state)) return state === 213 || state === 215 ? mix(as('reach'), as('hold'), done) : as('hold');
  if (isHeld(state)) {
    const struck = state === 225 || state === 228 ? -16 * Math.exp(-age / 5) : 0;
    return { ...as('captured'), turn: Math.sin(at / 7) * 2 + struck };
  }
  return isThrown(state) ? { ...as('thrown'), turn: (THROWN[state] ?? -50) * ease(done) } : null;
}

/** Shields, dodges, techs, broken shields, the ledge. */
function defencePose(as: As, frame: BodyFrame, done: number, speed: Point): Pose | null {
  const { state, age, facing } = frame;
  if (isShielding(state)) return as('guard');
  if (isRolling(state)) return rolling(as, frame, done, speed);
  if (state === 199 || (state >= 202 && state <= 204))
    return mix(as('kneel'), as('stand'), ease(clamp(done * 1.6 - 0.6)));
  if (state >= 205 && state <= 211) return { ...as('hurtHigh'), turn: Math.sin(age / 8) * 8 };
  if (state === 235) return { ...mix(as('stand'), as('dodge'), Math.sin(done * Math.PI)), ghost: true };
  if (state === 236)
    return {
      ...mix(as('tuck'), as('air'), ease(clamp((age - 18) / 14))),
      turn: clamp(speed[0] * facing * -6, -40, 40),
      ghost: age < 26,
    };
  if (state === 245 || state === 246) return as('skid');
  if (isHanging(state)) return { ...as('hang'), hanging: true };
  if (state < 254 || state > 263) return null;
  return done < 0.5 ? mix(as('hang'), as('kneel'), ease(done * 2)) : mix(as('kneel'), as('stand'), ease(done * 2 - 1));
}

/**
 * What a body does on a frame, without what came before.
 * @param speed units a frame
 * @param at place in the scene, for what sways
 */
export function poseOfFrame(armature: Armature, frame: BodyFrame, speed: Point, at: number): Pose {
  const { state, age, length, grounded } = frame;
  const as: As = (name) => posture(name, armature, grounded);
  const attack = attackOf(state, armature.slug);
  if (attack !== undefined) return attackPose(attack, armature, frame);
  if (isSpecial(state)) return specialPose(armature, frame, speed);
  if (isDead(state)) return { ...as('tumble'), turn: (age * 20) % 360 };
  if (isHurt(state)) return hurtPose(armature, frame, at);
  const done = clamp(age / length);
  const pose =
    movingPose(armature, frame, speed, at) ??
    lyingPose(armature, frame) ??
    grabPose(as, frame, done, at) ??
    defencePose(as, frame, done, speed);
  if (pose !== null) return pose;
  if (isLanding(state)) return mix(as('land'), as('stand'), ease(clamp(clamp(age / Math.max(4, length)) * 1.3 - 0.3)));
  return as(grounded ? 'stand' : 'air');
}
