import type { Armature } from '../figure/fighters.js';
import { clamp, ease, easeIn, easeOut, TURN } from '../maths/numbers.js';
import type { Point } from '../maths/point.js';
import type { BodyFrame } from '../scene/replay-scene.js';
import { isAerial } from '../scene/states.js';
import { attackPosesOf, type AttackName } from './attack-poses.js';
import { strikeAge } from './attack-of-state.js';
import { figurePose, posture } from './figure-pose.js';
import { mix, type Pose, type Strike } from './pose.js';

/** Share of the start-up in which the limb is drawn back; in the rest it snaps. */
const DRAWN_BACK = 0.62;

function powerAt(age: number, hit: number, held: number): number {
  if (age < hit) return easeIn(clamp((age / Math.max(1, hit) - DRAWN_BACK) / (1 - DRAWN_BACK)));
  return age < hit + held ? 1 : clamp(1 - (age - hit - held) / 6);
}

/** Arms and feet of a body that bores downwards. */
function drilled(pose: Pose, age: number): Pose {
  const phase = age * 1.05;
  const { nearHand, farHand, nearFoot, farFoot } = pose.ends;
  const foot = ([x, y]: Point, way: number): Point => [x + Math.sin(phase) * 0.07 * way, y];
  const hand = ([, y]: Point, way: number): Point => [-0.12 + Math.cos(phase) * 0.42 * way, y + 0.04];
  return {
    ...pose,
    ends: {
      nearHand: hand(nearHand, 1),
      farHand: hand(farHand, -1),
      nearFoot: foot(nearFoot, 1),
      farFoot: foot(farFoot, -1),
    },
  };
}

/**
 * A body that attacks: drawn back in the first 62 % before it strikes, snapping in the rest, swinging out for 3 to 9 frames, then home. The strike falls on the frame that hit.
 */
export function attackPose(name: AttackName, armature: Armature, frame: BodyFrame): Pose {
  const { state, age, length, hitAge, grounded } = frame;
  const poses = attackPosesOf(name);
  const on = (pose: typeof poses.strike): Pose => figurePose(pose, armature, grounded);
  const [windUp, strike, after] = [on(poses.windUp), on(poses.strike), on(poses.after)];
  if (name === 'rapidJab') {
    const swing = mix(windUp, strike, 0.5 + 0.5 * Math.sin(((age % 6) / 6) * TURN));
    return { ...swing, strike: { limb: 'nearHand', power: 0.8, live: true, drill: false } };
  }
  const rests = grounded && !isAerial(state);
  const home = posture(
    rests ? (state === 217 ? 'hold' : state === 57 ? 'crouch' : 'stand') : 'air',
    armature,
    grounded,
  );
  const hit = strikeAge(state, hitAge, length);
  const held = clamp(Math.round((length - hit) * 0.25), 3, 9);
  const drill = name === 'drill';
  const live = age >= hit - 2 && age <= hit + held + 3;
  const told: Strike = { limb: poses.limb, power: powerAt(age, hit, held), live, drill };
  const share = age / Math.max(1, hit);
  const pose =
    age >= hit + held
      ? mix(after, home, ease(clamp(clamp((age - hit - held) / Math.max(4, length - hit - held)) * 1.15 - 0.1)))
      : age >= hit
        ? mix(strike, after, easeOut((age - hit) / held))
        : share < DRAWN_BACK
          ? mix(home, windUp, easeOut(share / DRAWN_BACK))
          : mix(windUp, strike, easeIn((share - DRAWN_BACK) / (1 - DRAWN_BACK)));
  return { ...(drill && live ? drilled(pose, age) : pose), strike: told };
}
