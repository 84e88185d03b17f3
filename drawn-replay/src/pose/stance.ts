import type { Armature } from '../figure/fighters.js';
import type { Point } from '../maths/point.js';
import type { BodyFrame } from '../scene/replay-scene.js';
import type { End, Pose } from './pose.js';

/** A body in the fight on one frame. Places in units of the game. */
export interface Stance {
  /** Place among the bodies. */
  readonly body: number;
  readonly at: number;
  readonly frame: BodyFrame;
  readonly armature: Armature;
  readonly pose: Pose;
  /** Where it is drawn: its feet, lifted out of the floor. */
  readonly place: Point;
  readonly joints: Joints;
  /** Radians, turning forward. */
  readonly bodyTurn: number;
  readonly headTurn: number;
  /** Degrees of the blade. */
  readonly blade: number;
  readonly onFloor: boolean;
}

export interface Joints {
  readonly hip: Point;
  readonly waist: Point;
  readonly shoulder: Point;
  readonly head: Point;
  readonly ends: Readonly<Record<End, Point>>;
}

export const JOINT_NAMES = ['hip', 'waist', 'shoulder', 'head'] as const;

/** Every joint moved as told. */
export function moved(joints: Joints, by: (place: Point, name: End | (typeof JOINT_NAMES)[number]) => Point): Joints {
  const { nearHand, farHand, nearFoot, farFoot } = joints.ends;
  return {
    hip: by(joints.hip, 'hip'),
    waist: by(joints.waist, 'waist'),
    shoulder: by(joints.shoulder, 'shoulder'),
    head: by(joints.head, 'head'),
    ends: {
      nearHand: by(nearHand, 'nearHand'),
      farHand: by(farHand, 'farHand'),
      nearFoot: by(nearFoot, 'nearFoot'),
      farFoot: by(farFoot, 'farFoot'),
    },
  };
}
