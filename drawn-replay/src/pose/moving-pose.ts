import type { Armature } from '../figure/fighters.js';
import { clamp, ease, easeOut } from '../maths/numbers.js';
import type { Point } from '../maths/point.js';
import type { BodyFrame } from '../scene/replay-scene.js';
import { figurePose, posture } from './figure-pose.js';
import { mix, type Pose } from './pose.js';
import { POSTURES, type Posture } from './postures.js';

interface Gait {
  /** Leg lengths of a step. */
  readonly step: number;
  readonly reach: number;
  readonly lift: number;
  readonly lean: number;
  readonly swing: number;
}
const RUN: Gait = { step: 2.1, reach: 0.8, lift: 0.42, lean: 32, swing: 0.75 };
const WALK: Gait = { step: 1.5, reach: 0.42, lift: 0.16, lean: 8, swing: 0.45 };

/** Feet from the distance travelled, so that they never slide. */
function paced(armature: Armature, { x, facing }: BodyFrame, { step, reach, lift, lean, swing }: Gait): Pose {
  const phase = ((x * facing) / (armature.height * armature.leg * step)) * Math.PI;
  const foot = (angle: number): Point => [Math.sin(angle) * reach, Math.max(0, Math.cos(angle)) * lift];
  const raised = Math.abs(Math.sin(phase)) * 0.2;
  const hand = (way: number): Point => [way * Math.sin(phase) * swing, -0.53 + raised];
  const ends = { nearHand: hand(-1), farHand: hand(1), nearFoot: foot(phase), farFoot: foot(phase + Math.PI) };
  const hip: Point = [0, 0.88 - 0.04 * Math.cos(phase * 2)];
  return figurePose({ ...POSTURES.stand, ends, hip, lean, head: -lean * 0.5, blade: 172 }, armature, true);
}

/** Ground and air without an attack: states 14 to 43. */
export function movingPose(armature: Armature, frame: BodyFrame, [, vy]: Point, at: number): Pose | null {
  const { state, age, length, grounded } = frame;
  const as = (name: Posture): Pose => posture(name, armature, grounded);
  const done = clamp(age / length);
  const falling = (): Pose => mix(as('air'), as('fall'), clamp((-vy - 0.3) / 1.6));
  switch (state) {
    case 14:
      return breathing(as('stand'), at);
    case 15:
    case 16:
    case 17:
      return paced(armature, frame, { ...WALK, lean: WALK.lean + (state - 15) * 5 });
    case 18:
    case 19:
    case 23:
      return mix(as('skid'), as('stand'), ease(done));
    case 20:
      return age < 4
        ? mix(as('crouch'), as('dash'), easeOut(age / 4))
        : mix(as('dash'), paced(armature, frame, RUN), (age - 4) / 5);
    case 21:
    case 22:
      return paced(armature, frame, RUN);
    case 24:
      return mix(as('stand'), as('kneebend'), easeOut(clamp(age / 2)));
    case 25:
    case 26:
      return vy < -0.6 ? falling() : mix(as('rise'), as('air'), (1.5 - vy) / 3);
    case 27:
    case 28:
      return turnedOver(as, age, state === 27 ? 1 : -1);
    case 35:
    case 36:
    case 37:
      return { ...as('helpless'), turn: Math.sin(age / 9) * 8 };
    case 38:
      return { ...as('tumble'), turn: -60 - age * 5 };
    case 39:
      return mix(as('stand'), as('crouch'), easeOut(clamp(age / 5)));
    case 40:
      return as('crouch');
    case 41:
      return mix(as('crouch'), as('stand'), done);
    case 43:
      return mix(as('slide'), as('stand'), ease(clamp(done * 1.4 - 0.4)));
    default:
      return state >= 29 && state <= 34 ? falling() : null;
  }
}

function breathing(pose: Pose, at: number): Pose {
  const breath = Math.sin(at / 11) * 0.012;
  const up = ([x, y]: Point, times: number): Point => [x, y + breath * times];
  const { nearHand, farHand } = pose.ends;
  return {
    ...pose,
    hip: up(pose.hip, 1),
    ends: { ...pose.ends, nearHand: up(nearHand, 1.4), farHand: up(farHand, 1) },
  };
}

/** The second jump: once over in 20 frames. */
function turnedOver(as: (name: Posture) => Pose, age: number, way: 1 | -1): Pose {
  const done = clamp(age / 20);
  const tucked = mix(as('rise'), as('tuck'), Math.sin(clamp(done * 1.1) * Math.PI));
  return { ...mix(tucked, as('air'), (age - 20) / 10), turn: way * 360 * ease(done) };
}
