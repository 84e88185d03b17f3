import { clamp, lerp } from '../maths/numbers.js';
import { between, type Point } from '../maths/point.js';

export type End = 'nearHand' | 'farHand' | 'nearFoot' | 'farFoot';
export const ENDS: readonly End[] = ['nearHand', 'farHand', 'nearFoot', 'farFoot'];
/** What strikes; `none` for what needs no limb. */
export type Striker = End | 'blade' | 'none';

/** A pose as it is written down: hip in leg lengths from the feet, hands in arm lengths from the shoulder, feet in leg lengths. Degrees lean forward. */
export interface WrittenPose {
  /** `ground`: feet from the ground under the hip; `air`: from the hip; `both`: from the hip, but not below the ground where there is one. */
  readonly kind: 'ground' | 'air' | 'both';
  readonly hip: Point;
  readonly lean: number;
  readonly head: number;
  readonly ends: Readonly<Record<End, Point>>;
  readonly turn: number;
  /** Degrees of the blade: 0 forward, 90 up. */
  readonly blade: number;
}

/** How an attack strikes on a frame. */
export interface Strike {
  readonly limb: Striker;
  /** 0 to 1: how far the limb is out. */
  readonly power: number;
  /** Near enough to the hit for its trace to be drawn. */
  readonly live: boolean;
  /** Turns about itself downwards. */
  readonly drill: boolean;
}

/** A pose of one figure: heights of the figure, facing right, feet at 0,0. */
export interface Pose {
  readonly hip: Point;
  /** Degrees. */
  readonly lean: number;
  readonly head: number;
  readonly turn: number;
  readonly blade: number;
  readonly ends: Readonly<Record<End, Point>>;
  /** Lifted by so many heights. */
  readonly lift: number;
  readonly strike: Strike | null;
  /** Not to be hit: drawn half through. */
  readonly ghost: boolean;
  /** A ring of light about it; frames since it came. */
  readonly ring: number | null;
  /** Hangs on the corner by its hands. */
  readonly hanging: boolean;
}

const degreesBetween = (from: number, to: number): number => ((((to - from + 540) % 360) + 360) % 360) - 180;

/** A pose on the way to another, 0 to 1; what is no place is the later one's. */
export function mix(a: Pose, b: Pose, share: number): Pose {
  const t = clamp(share);
  const end = (name: End): Point => between(a.ends[name], b.ends[name], t);
  return {
    ...b,
    hip: between(a.hip, b.hip, t),
    lean: lerp(a.lean, b.lean, t),
    head: lerp(a.head, b.head, t),
    turn: a.turn + degreesBetween(a.turn, b.turn) * t,
    blade: lerp(a.blade, b.blade, t),
    lift: lerp(a.lift, b.lift, t),
    ends: { nearHand: end('nearHand'), farHand: end('farHand'), nearFoot: end('nearFoot'), farFoot: end('farFoot') },
  };
}

/** The same pose of a figure that looks the other way. */
export function mirrored(pose: Pose): Pose {
  const over = ([x, y]: Point): Point => [-x, y];
  const { nearHand, farHand, nearFoot, farFoot } = pose.ends;
  return {
    ...pose,
    hip: over(pose.hip),
    lean: -pose.lean * 0.6,
    turn: -pose.turn,
    blade: 180 - pose.blade,
    ends: { nearHand: over(nearHand), farHand: over(farHand), nearFoot: over(nearFoot), farFoot: over(farFoot) },
  };
}
