import { clamp, DEGREE, lerp, turnBetween } from '../maths/numbers.js';
import { distance, wayTo, type Point } from '../maths/point.js';
import type { End } from './pose.js';
import { moved, type Joints, type Stance } from './stance.js';

/** The most a striking limb turns towards what it hits (radians), and stretches; the most a body leans in (heights). */
const [MOST_TURN, MOST_STRETCH, MOST_LEAN] = [32 * DEGREE, 1.22, 0.3];

/** What is hit: its middle, and its height in units. */
export interface Struck {
  readonly middle: Point;
  readonly height: number;
}

function reachOf({ armature, pose }: Stance, leg: boolean): number {
  const blade = pose.strike?.limb === 'blade' ? armature.blade * 0.6 : 0;
  return ((leg ? armature.leg : armature.arm) * MOST_STRETCH + blade) * armature.height;
}

/** The whole body leans towards what it hits; feet on the ground and the striking limb stay. */
function leaned(joints: Joints, limb: End, grounded: boolean, by: Point): Joints {
  return moved(joints, (place, name) =>
    name === limb || (grounded && (name === 'nearFoot' || name === 'farFoot'))
      ? place
      : [place[0] + by[0], place[1] + by[1]],
  );
}

/** The striking limb bends towards the body it hit, so that a hit is seen to touch. */
export function reached(stance: Stance, struck: Struck): Pick<Stance, 'joints' | 'blade'> {
  const { armature, frame, pose } = stance;
  const { strike } = pose;
  const plain = { joints: stance.joints, blade: stance.blade };
  if (strike === null || strike.power <= 0 || strike.limb === 'none') return plain;
  const limb = strike.limb === 'blade' ? 'nearHand' : strike.limb;
  const leg = limb === 'nearFoot' || limb === 'farFoot';
  const reach = reachOf(stance, leg);
  const { height } = armature;
  const first = leg ? stance.joints.hip : stance.joints.shoulder;
  const away = distance(first, struck.middle);
  const power = strike.power * clamp((away - reach * 0.62) / (reach * 0.3));
  const gap = clamp((away - reach - struck.height * 0.12) / height, 0, MOST_LEAN) * power * height;
  const way = wayTo(first, struck.middle);
  const near = gap > 0 && away < reach + height * 0.9;
  const lean: Point = [way[0] * gap, frame.grounded ? 0 : way[1] * gap];
  const joints = near ? leaned(stance.joints, limb, frame.grounded, lean) : stance.joints;
  const root = leg ? joints.hip : joints.shoulder;
  const left = distance(root, struck.middle);
  const tip = joints.ends[limb];
  if (strike.limb === 'blade') {
    const aim = Math.atan2(struck.middle[1] - tip[1], (struck.middle[0] - tip[0]) * frame.facing) / DEGREE;
    return { joints, blade: lerp(stance.blade, aim, 0.4 * power) };
  }
  if (left >= reach + height * 0.6) return { joints, blade: stance.blade };
  const angle = Math.atan2(tip[1] - root[1], tip[0] - root[0]);
  const aim = Math.atan2(struck.middle[1] - root[1], struck.middle[0] - root[0]);
  const turned = angle + clamp(turnBetween(angle, aim), -MOST_TURN, MOST_TURN) * power;
  const bone = (leg ? armature.leg : armature.arm) * height;
  const wanted = clamp(left - struck.height * 0.16, bone * 0.75, reach);
  const length = lerp(distance(root, tip), wanted, power);
  const end: Point = [root[0] + Math.cos(turned) * length, root[1] + Math.sin(turned) * length];
  return { joints: { ...joints, ends: { ...joints.ends, [limb]: end } }, blade: stance.blade };
}
