import type { Armature } from '../figure/fighters.js';
import { clamp, DEGREE } from '../maths/numbers.js';
import { between, type Point } from '../maths/point.js';
import type { BodyFrame } from '../scene/replay-scene.js';
import { isLanding, isLying } from '../scene/states.js';
import { shoulderOf } from './figure-pose.js';
import type { Pose } from './pose.js';
import type { Joints } from './stance.js';

/** Heights of the figure about which it turns. */
const PIVOT = 0.5;

/** How much wider and taller a body is drawn: long in fast flight, flat when it lands. */
function squashOf(frame: BodyFrame, fall: number): Point {
  if (isLanding(frame.state) && frame.age < 4) return [1.07, 0.92];
  if (frame.grounded || frame.lag > 0 || frame.state >= 75) return [1, 1];
  const stretch = clamp((Math.abs(fall) - 1.8) / 4) * 0.07;
  return [1 - stretch, 1 + stretch];
}

function headOf(armature: Armature, { hip, lean, head }: Pose, shoulder: Point): Point {
  const leaning = lean * DEGREE;
  if (armature.ball)
    return [hip[0] * 0.5 + Math.sin(leaning) * 0.06, Math.max(armature.head + 0.08, hip[1] + armature.head * 0.72)];
  const tilt = (lean * 0.35 + head) * DEGREE;
  const { neck, head: radius } = armature;
  return [
    shoulder[0] + Math.sin(leaning * 0.6) * neck + Math.sin(tilt + leaning * 0.2) * radius * 0.95,
    shoulder[1] + Math.cos(leaning * 0.6) * neck + Math.cos(tilt) * radius * 0.95,
  ];
}

/** The joints of a pose in units of the game, about a place. */
export function jointsOf(armature: Armature, pose: Pose, frame: BodyFrame, place: Point, fall: number): Joints {
  const { height } = armature;
  const [wide, tall] = squashOf(frame, fall);
  const turn = -pose.turn * DEGREE;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const low = isLying(frame.state) ? PIVOT - 0.13 : 0;
  const world = ([x, y]: Point): Point => {
    const [px, py] = [x * wide, (y - PIVOT) * tall];
    const [rx, ry] = [px * cos - py * sin, px * sin + py * cos];
    return [place[0] + rx * height * frame.facing, place[1] + (ry + PIVOT + pose.lift - low) * height];
  };
  const shoulder = shoulderOf(armature, pose.hip, pose.lean);
  const { nearHand, farHand, nearFoot, farFoot } = pose.ends;
  return {
    hip: world(pose.hip),
    waist: world(between(pose.hip, shoulder, 0.5)),
    shoulder: world(shoulder),
    head: world(headOf(armature, pose, shoulder)),
    ends: { nearHand: world(nearHand), farHand: world(farHand), nearFoot: world(nearFoot), farFoot: world(farFoot) },
  };
}
