import type { View } from '../camera/view.js';
import type { Point } from '../maths/point.js';
import type { Stance } from '../pose/stance.js';
import type { Armature } from './fighters.js';

/** A stance on the picture: pixels, y down. */
export interface CanvasBody {
  readonly stance: Stance;
  readonly armature: Armature;
  /** Pixels of the figure's height. */
  readonly unit: number;
  readonly facing: 1 | -1;
  /** Ways of the body: forward and up its spine. */
  readonly forward: Point;
  readonly up: Point;
  readonly hip: Point;
  readonly waist: Point;
  readonly shoulder: Point;
  readonly head: Point;
  readonly end: (name: keyof Stance['joints']['ends']) => Point;
  /** Roots of the limbs. */
  readonly nearShoulder: Point;
  readonly farShoulder: Point;
  readonly nearHip: Point;
  readonly farHip: Point;
  /** Pixels of the dark edge. */
  readonly edge: number;
}

const plus = (at: Point, way: Point, length: number): Point => [at[0] + way[0] * length, at[1] + way[1] * length];

/** Width of the dark edge: heights of the figure, and pixels at least. */
const [EDGE, LEAST_EDGE] = [0.0105, 1.3];

export function canvasBody(stance: Stance, view: View, edgeTimes = 1): CanvasBody {
  const { armature, joints, bodyTurn, frame } = stance;
  const unit = armature.height * view.scale;
  const { facing } = frame;
  const forward: Point = [Math.cos(bodyTurn) * facing, Math.sin(bodyTurn)];
  const up: Point = [Math.sin(bodyTurn) * facing, -Math.cos(bodyTurn)];
  const [hip, shoulder] = [view.at(joints.hip), view.at(joints.shoulder)];
  const { ball, shoulder: wide, hip: hips } = armature;
  return {
    ...{ stance, armature, unit, facing, forward, up, hip, shoulder },
    waist: view.at(joints.waist),
    head: view.at(joints.head),
    end: (name) => view.at(joints.ends[name]),
    nearShoulder: ball ? plus(shoulder, forward, -unit * 0.06) : plus(shoulder, forward, -unit * wide * 0.35),
    farShoulder: ball ? plus(shoulder, forward, -unit * 0.26) : plus(shoulder, forward, unit * wide * 0.5),
    nearHip: plus(hip, forward, -unit * hips * 0.3),
    farHip: plus(hip, forward, unit * hips * 0.35),
    edge: Math.max(LEAST_EDGE, unit * EDGE) * edgeTimes,
  };
}
