import { DEGREE } from '../maths/numbers.js';
import type { Point } from '../maths/point.js';
import type { Stance } from '../pose/stance.js';

/** The limb that strikes: from where it turns to its tip, in units of the game; null without one. */
export function strikingTip({
  pose,
  joints,
  armature,
  frame,
  blade,
}: Stance): { readonly root: Point; readonly tip: Point } | null {
  const limb = pose.strike?.limb;
  if (limb === undefined || limb === 'none') return null;
  if (limb === 'blade') {
    const hand = joints.ends.nearHand;
    const angle = (blade - pose.turn) * DEGREE;
    const length = armature.blade * armature.height;
    return {
      root: joints.shoulder,
      tip: [hand[0] + Math.cos(angle) * frame.facing * length, hand[1] + Math.sin(angle) * length],
    };
  }
  const root = limb === 'nearFoot' || limb === 'farFoot' ? joints.hip : joints.shoulder;
  const end = joints.ends[limb];
  return { root, tip: [root[0] + (end[0] - root[0]) * 1.12, root[1] + (end[1] - root[1]) * 1.12] };
}
