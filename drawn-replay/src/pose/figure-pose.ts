import type { Armature } from '../figure/fighters.js';
import { DEGREE } from '../maths/numbers.js';
import type { Point } from '../maths/point.js';
import type { Pose, WrittenPose } from './pose.js';
import { POSTURES, type Posture } from './postures.js';

/** Where the shoulder is, from the hip and how the body leans (degrees): heights of the figure. */
export function shoulderOf({ ball, torso }: Armature, hip: Point, lean: number): Point {
  const [sin, cos] = [Math.sin(lean * DEGREE), Math.cos(lean * DEGREE)];
  return ball ? [hip[0] + sin * 0.08, 0.46] : [hip[0] + sin * torso, hip[1] + cos * torso];
}

function footOf(pose: WrittenPose, armature: Armature, hip: Point, grounded: boolean, [x, y]: Point): Point {
  const { leg, foot, ball } = armature;
  if (pose.kind === 'ground') return [hip[0] * 0.3 + x * leg, y * leg + foot * 0.3];
  if (pose.kind === 'air' || !grounded) return [hip[0] + x * leg, hip[1] + y * leg];
  const fromHip = (ball ? leg : hip[1]) + y * leg - (y < -0.7 ? 0.2 : 0);
  return [hip[0] + x * leg, Math.max(foot * 0.3, fromHip)];
}

/** A written pose on a figure: in heights of the figure. */
export function figurePose(pose: WrittenPose, armature: Armature, grounded: boolean): Pose {
  const hip: Point = [pose.hip[0] * armature.leg, pose.hip[1] * armature.leg];
  const shoulder = shoulderOf(armature, hip, pose.lean);
  const hand = ([x, y]: Point): Point => [shoulder[0] + x * armature.arm, shoulder[1] + y * armature.arm];
  const foot = (of: Point): Point => footOf(pose, armature, hip, grounded, of);
  const { nearHand, farHand, nearFoot, farFoot } = pose.ends;
  return {
    hip,
    ...{ lean: pose.lean, head: pose.head, turn: pose.turn, blade: pose.blade },
    ends: { nearHand: hand(nearHand), farHand: hand(farHand), nearFoot: foot(nearFoot), farFoot: foot(farFoot) },
    ...{ lift: 0, strike: null, ghost: false, ring: null, hanging: false },
  };
}

export const posture = (name: Posture, armature: Armature, grounded: boolean): Pose =>
  figurePose(POSTURES[name], armature, grounded);
