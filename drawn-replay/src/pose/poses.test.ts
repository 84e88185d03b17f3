import { armatureOf, FIGHTER_SLUGS } from '../figure/fighters.js';
import { distance } from '../maths/point.js';
import type { BodyFrame } from '../scene/replay-scene.js';
import { attackOf } from './attack-of-state.js';
import { ATTACK_NAMES, attackPosesOf } from './attack-poses.js';
import { shoulderOf } from './figure-pose.js';
import { mirrored, type Pose } from './pose.js';
import { poseOfFrame } from './pose-of-frame.js';

const still: BodyFrame = {
  ...{ x: 0, y: 0, facing: 1, state: 14, percent: 0, shield: 60, stocks: 4, grounded: true },
  ...{ begin: 0, age: 0, length: 30, hitAge: null, lag: 0 },
};
const fox = armatureOf('fox');
const pose = (frame: Partial<BodyFrame>): Pose => poseOfFrame(fox, { ...still, ...frame }, [0, 0], 0);

it('has a strike for every attack, out on the frame that hits', () => {
  for (let state = 44; state <= 69; state += 1) expect(attackOf(state, 'fox')).toBeDefined();
  const tilt = (age: number): number => pose({ state: 51, age, hitAge: 5, length: 26 }).ends.nearFoot[0];
  expect(tilt(5)).toBeGreaterThan(tilt(2) + 0.05);
  expect(tilt(5)).toBeGreaterThan(tilt(25) + 0.05);
  expect(pose({ state: 51, age: 5, hitAge: 5, length: 26 }).strike).toMatchObject({
    limb: 'nearFoot',
    power: 1,
    live: true,
  });
});

it('strikes with what is written for each attack', () => {
  for (const name of ATTACK_NAMES) {
    const { windUp, strike, after } = attackPosesOf(name);
    for (const { hip, lean, head, ends } of [windUp, strike, after])
      expect([hip, lean, head, Object.values(ends)].flat(3).every(Number.isFinite)).toBe(true);
    expect(strike).not.toEqual(windUp);
  }
});

it('strikes up and down, to the front and back as the attack does', () => {
  const end = (state: number) => {
    const { ends, strike } = pose({ state, age: 6, hitAge: 6, grounded: false });
    const limb = strike?.limb;
    return limb === undefined || limb === 'none' || limb === 'blade' ? [0, 0] : ends[limb];
  };
  expect(end(66)[0]).toBeGreaterThan(0.2);
  expect(end(67)[0]).toBeLessThan(-0.2);
  expect(end(68)[1]).toBeGreaterThan(0.7);
  expect(end(69)[1]).toBeLessThan(0.1);
});

it('gives every state of every fighter finite limbs that are no farther than a body can reach', () => {
  const broken: string[] = [];
  for (const slug of FIGHTER_SLUGS) {
    const armature = armatureOf(slug);
    for (let state = 0; state < 400; state += 1)
      for (const [age, grounded] of [
        [0, true],
        [7, false],
        [29, true],
      ] as const) {
        const made = poseOfFrame(armature, { ...still, state, age, grounded }, [1, -1], age);
        const shoulder = shoulderOf(armature, made.hip, made.lean);
        const { nearHand, farHand, nearFoot, farFoot } = made.ends;
        const arms = [nearHand, farHand].every((hand) => distance(hand, shoulder) < armature.arm * 1.5 + 0.6);
        const legs = [nearFoot, farFoot].every((foot) => distance(foot, made.hip) < armature.leg * 1.9 + 0.1);
        if (!Number.isFinite(made.turn + made.lift + made.lean) || !arms || !legs)
          broken.push(`${slug} ${String(state)}`);
      }
  }
  expect(broken).toEqual([]);
});

it('walks with feet that stay where they stand', () => {
  const step = Array.from({ length: 28 }, (_, i) => {
    const x = 7.3 + i * 0.5;
    const { ends } = poseOfFrame(fox, { ...still, state: 21, x }, [0.5, 0], i);
    return { x: x + ends.nearFoot[0] * fox.height, y: ends.nearFoot[1] };
  });
  const down = step.filter(({ y }) => y < 0.04).map(({ x }) => x);
  expect(down.length).toBeGreaterThan(2);
  expect(Math.max(...down) - Math.min(...down)).toBeLessThan(6);
});

it('looks the other way as in a mirror', () => {
  const stand = pose({});
  expect(mirrored(stand).ends.farHand[0]).toBe(-stand.ends.farHand[0]);
  expect(mirrored(mirrored(stand)).ends).toEqual(stand.ends);
});
