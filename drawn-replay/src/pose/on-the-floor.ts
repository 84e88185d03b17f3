import type { Armature } from '../figure/fighters.js';
import type { Point } from '../maths/point.js';
import { moved, type Joints } from './stance.js';

/** Nothing sinks under the floor: the body is lifted whole, hands and feet rest on it. */
export function aboveFloor(joints: Joints, armature: Armature, floor: number): Joints {
  const { height } = armature;
  const lowest = Math.min(
    joints.head[1] - armature.head * height * 1.05,
    joints.hip[1] - armature.hip * height,
    joints.shoulder[1] - armature.shoulder * height * 0.8,
  );
  const lift = Math.max(0, floor - lowest);
  return moved(joints, ([x, y], name): Point => {
    const rest = name === 'nearFoot' || name === 'farFoot' ? armature.foot * 0.3 : armature.hand;
    const isEnd = name in joints.ends;
    return [x, isEnd ? Math.max(y + lift, floor + rest * height) : y + lift];
  });
}
