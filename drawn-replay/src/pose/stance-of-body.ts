import { armatureOf, type Armature } from '../figure/fighters.js';
import { clamp, DEGREE, ease, lerp } from '../maths/numbers.js';
import { distance, type Point } from '../maths/point.js';
import { bodyAt, speedAt } from '../scene/at-place.js';
import type { BodyFrame, ReplayScene } from '../scene/replay-scene.js';
import { isHeld, isHolding, isHurt } from '../scene/states.js';
import { apart } from './apart.js';
import { reached, type Struck } from './contact.js';
import { jointsOf } from './joints.js';
import { aboveFloor } from './on-the-floor.js';
import { poseOfFrame } from './pose-of-frame.js';
import { mirrored, mix, type Pose } from './pose.js';
import type { Joints, Stance } from './stance.js';

/** What there is to stand on: the highest floor at or little above a place, the ground that nobody goes through, and the corner on a side. */
export interface Ground {
  readonly solidAt: (x: number) => number | null;
  readonly floorAt: (at: number, x: number, y: number) => number | null;
  readonly corner: (side: number) => Point;
}

/** Frames over which a state grows out of the one before. */
function blendOf(state: number): number {
  if (state === 20 || state === 21 || state === 24 || (state >= 44 && state <= 69)) return 2;
  if (isHurt(state)) return 1.5;
  return state >= 233 && state <= 236 ? 3 : 4;
}

function blended(scene: ReplayScene, body: number, at: number, frame: BodyFrame, armature: Armature): Pose {
  const pose = poseOfFrame(armature, frame, speedAt(scene, body, at), at);
  const frames = blendOf(frame.state);
  const before = frame.begin > 0 ? bodyAt(scene, body, frame.begin - 1) : null;
  if (before === null || frame.age >= frames) return pose;
  const earlier = poseOfFrame(armature, before, speedAt(scene, body, frame.begin - 1), frame.begin - 1);
  const turned = before.facing === frame.facing ? earlier : mirrored(earlier);
  return mix(turned, pose, ease(clamp((frame.age + 1) / (frames + 1))));
}

/** Units a body that was hit shakes from side to side while it stands still. */
function shakeOf(scene: ReplayScene, body: number, at: number, lag: number): number {
  const damage = scene.hits.reduce(
    (most, hit) => (hit.victim === body && at >= hit.at && at < hit.at + hit.lag ? Math.max(most, hit.damage) : most),
    0,
  );
  if (lag === 0 || damage === 0) return 0;
  return (at % 2 === 0 ? -1 : 1) * Math.min(1.1, 0.35 + damage * 0.035) * (lag > 1 ? 1 : 0.4);
}

/** Whom a body hits or holds: the victim of this state's hits, next first. */
function partnerOf(scene: ReplayScene, body: number, at: number, frame: BodyFrame): number | null {
  const own = scene.hits.filter(
    (hit) => hit.attacker === body && hit.near && bodyAt(scene, body, hit.at)?.begin === frame.begin,
  );
  const hit = own.find((each) => each.at >= at) ?? own.at(-1);
  if (hit !== undefined) return hit.victim;
  if (!isHolding(frame.state)) return null;
  const held = scene.bodies.findIndex((_, index) => isHeld(bodyAt(scene, index, at)?.state ?? 0));
  return held === -1 ? null : held;
}

/** Hands of a body that holds another lie on it. */
function holding(joints: Joints, { middle, height }: Struck, armature: Armature, facing: number): Joints {
  const grip: Point = [middle[0] - facing * height * 0.08, middle[1] + height * 0.16];
  const share = Math.min(1, (armature.arm * armature.height * 1.15) / (distance(grip, joints.shoulder) || 1));
  const hand = (drop: number): Point => [
    lerp(joints.shoulder[0], grip[0], share),
    lerp(joints.shoulder[1], grip[1], share) - drop,
  ];
  return { ...joints, ends: { ...joints.ends, nearHand: hand(0), farHand: hand(0.8) } };
}

/** How a body stands on a frame; null where it is not in the fight. */
export function stanceOf(scene: ReplayScene, ground: Ground, body: number, at: number): Stance | null {
  const [who, frame] = [scene.bodies[body], bodyAt(scene, body, at)];
  if (who === undefined || frame === null) return null;
  const armature = armatureOf(who.fighter);
  const { height } = armature;
  const pose = blended(scene, body, at, frame, armature);
  const aside = apart(scene, body, at);
  const [x, y] = [frame.x + aside[0], frame.y + aside[1]];
  const solid = ground.solidAt(x);
  const sunk = solid !== null && solid > y && solid - y < height * 0.5 && !pose.hanging;
  const place: Point = [x, sunk ? solid : y];
  const floor = ground.floorAt(at, x, place[1]);
  const drawn: Point = [place[0] + shakeOf(scene, body, at, frame.lag), place[1]];
  let stance: Stance = {
    ...{ body, at, frame, armature, pose, place },
    joints: jointsOf(armature, pose, frame, drawn, speedAt(scene, body, at)[1]),
    bodyTurn: (pose.lean + pose.turn) * DEGREE,
    headTurn: (pose.lean * 0.35 + pose.head + pose.turn) * DEGREE,
    blade: pose.blade,
    onFloor: frame.grounded,
  };
  if (pose.hanging) {
    const [cornerX, cornerY] = ground.corner(Math.sign(x));
    const hand = (inward: number): Point => [cornerX - Math.sign(x) * inward, cornerY + 0.2];
    return {
      ...stance,
      joints: { ...stance.joints, ends: { ...stance.joints.ends, nearHand: hand(0.6), farHand: hand(1.6) } },
    };
  }
  const partner = partnerOf(scene, body, at, frame);
  const other = partner === null ? null : bodyAt(scene, partner, at);
  if (partner !== null && other !== null) {
    const theirHeight = armatureOf(scene.bodies[partner]?.fighter ?? 'mario').height;
    const struck: Struck = { middle: [other.x, other.y + theirHeight * 0.52], height: theirHeight };
    stance = { ...stance, ...(frame.hitAge === null ? {} : reached(stance, struck)) };
    if (isHolding(frame.state) && isHeld(other.state) && pose.strike === null)
      stance = { ...stance, joints: holding(stance.joints, struck, armature, frame.facing) };
  }
  const resting = floor !== null && place[1] >= floor - 0.5;
  return resting ? { ...stance, joints: aboveFloor(stance.joints, armature, floor) } : stance;
}
