import type { Armature } from '../figure/fighters.js';
import { clamp, DEGREE, ease, easeIn } from '../maths/numbers.js';
import type { Point } from '../maths/point.js';
import type { BodyFrame } from '../scene/replay-scene.js';
import { attackPosesOf } from './attack-poses.js';
import { figurePose, posture } from './figure-pose.js';
import { mix, type Pose } from './pose.js';

/** Specials of Fox and Falco, whose states are known: shots, dashes, launches, reflectors. */
function spaceAnimal(armature: Armature, frame: BodyFrame, [vx, vy]: Point): Pose | null {
  const { state, age, grounded, facing } = frame;
  const as = (name: Parameters<typeof posture>[0]): Pose => posture(name, armature, grounded);
  if (state <= 346) return as('point');
  if (state <= 352) {
    const dash = mix(as('crouch'), as('lunge'), clamp(age / 4));
    return { ...dash, strike: { limb: 'nearHand', power: 1, live: Math.abs(vx) > 1.5, drill: false } };
  }
  if (state <= 359)
    return Math.hypot(vx, vy) > 1.5 ? { ...as('upward'), turn: Math.atan2(vx * facing, vy) / DEGREE } : as('crouch');
  return state <= 369 ? { ...as('shine'), ring: state === 360 || state === 365 ? age : 4 } : null;
}

/** A body in a move of its own: told by how it flies (up, down, forward), else a strike. */
export function specialPose(armature: Armature, frame: BodyFrame, speed: Point): Pose {
  const { age, length, hitAge, grounded } = frame;
  const as = (name: Parameters<typeof posture>[0]): Pose => posture(name, armature, grounded);
  if (armature.slug === 'fox' || armature.slug === 'falco') {
    const known = spaceAnimal(armature, frame, speed);
    if (known !== null) return known;
  }
  if (armature.cannon && frame.state <= 348) return as('point');
  const hit = hitAge ?? Math.round(length * 0.4);
  const flies = Math.hypot(...speed) > 1.6;
  const told = {
    ...({ limb: 'nearHand', drill: false } as const),
    power: clamp(1 - Math.abs(age - hit) / 10),
    live: flies || Math.abs(age - hit) < 9,
  };
  if (speed[1] > 1.2) return { ...as('upward'), strike: told };
  if (speed[1] < -2.2)
    return {
      ...figurePose(attackPosesOf('downAir').strike, armature, grounded),
      strike: { ...told, limb: 'nearFoot' },
    };
  if (Math.abs(speed[0]) > 1.1) return { ...as('lunge'), strike: told };
  const { windUp, strike } = attackPosesOf('forwardSmash');
  const [back, out] = [figurePose(windUp, armature, grounded), figurePose(strike, armature, grounded)];
  const home = as(grounded ? 'stand' : 'air');
  const pose =
    age < hit
      ? mix(mix(home, back, clamp(age / 4)), out, easeIn(clamp((age - hit * 0.6) / (hit * 0.4 + 0.01))))
      : mix(out, home, ease(clamp((age - hit - 8) / 14)));
  return { ...pose, strike: told };
}
