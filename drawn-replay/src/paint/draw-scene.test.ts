import { labelledHits } from '../effects/damage-labels.js';
import { sparkPlace, sparkShare } from '../effects/spark-place.js';
import { strikingTip } from '../effects/striking-tip.js';
import { armatureOf } from '../figure/fighters.js';
import { distance } from '../maths/point.js';
import { bodyAt } from '../scene/at-place.js';
import { readScene } from '../scene/read-scene.js';
import { isInGrab } from '../scene/states.js';
import { gameOf } from '../testing/game-of.js';
import { RECORDED } from '../testing/recorded.js';
import { recordedScene } from '../testing/recorded-scene.js';
import { numbersOf, recordingPen, textsOf } from '../testing/recording-pen.js';
import { drawScene, viewAt } from './draw-scene.js';
import { stagingOf } from './staging.js';

const size = { width: 1280, height: 720 };
const drawn = (scene: ReturnType<typeof recordedScene>, frame: number, more = {}) => {
  const { pen, drawn: calls } = recordingPen();
  drawScene(pen, scene, frame, { ...size, ...more });
  return calls;
};

describe.each(RECORDED)('a recorded stretch (%s)', (name) => {
  const scene = recordedScene(name);
  const staging = stagingOf(scene);

  it('draws every frame with finite numbers', () => {
    const broken: number[] = [];
    for (let frame = scene.from; frame <= scene.to; frame += 1) {
      const calls = drawn(scene, frame);
      if (calls.length < 200 || !numbersOf(calls).every(Number.isFinite)) broken.push(frame);
    }
    expect(broken).toEqual([]);
  });

  it('is the same picture for the same frame, whatever was drawn before', () => {
    const frame = scene.from + 60;
    const first = drawn(structuredClone(scene), frame);
    for (const other of [scene.to, scene.from, frame - 1, frame + 20]) drawn(scene, other);
    expect(drawn(scene, frame)).toEqual(first);
  });

  it('draws bodies where the replay has them', () => {
    for (let at = 0; at < scene.count; at += 1) {
      const view = viewAt(staging, at, size);
      scene.bodies.forEach((_, body) => {
        const [stance, frame] = [staging.stance(body, at), bodyAt(scene, body, at)];
        if (stance === null || frame === null) return;
        const alone = scene.bodies.every((other, which) => {
          const there = bodyAt(scene, which, at);
          return (
            other.port === scene.bodies[body]?.port ||
            there === null ||
            Math.hypot(there.x - frame.x, there.y - frame.y) > 25
          );
        });
        const [x, y] = view.at(stance.place);
        const lifted = view.y(frame.y) - y;
        if (!alone || isInGrab(frame.state)) return;
        expect(Math.abs(x - view.x(frame.x))).toBeLessThan(2);
        // out of the ground, never into it
        expect(lifted).toBeGreaterThan(-2);
        if (frame.grounded) expect(lifted).toBeLessThan(view.scale * 4.5);
      });
    }
  });

  it('moves overlapping bodies apart by at most .17 heights', () => {
    for (let at = 0; at < scene.count; at += 1)
      scene.bodies.forEach(({ fighter }, body) => {
        const [stance, frame] = [staging.stance(body, at), bodyAt(scene, body, at)];
        if (stance === null || frame === null) return;
        expect(Math.abs(stance.place[0] - frame.x)).toBeLessThanOrEqual(armatureOf(fighter).height * 0.17 + 0.001);
      });
  });

  it('sparks on the frame on which the percent rises, and not before', () => {
    expect(scene.hits.length).toBeGreaterThan(2);
    for (const hit of scene.hits) {
      const [now, before] = [bodyAt(scene, hit.victim, hit.at), bodyAt(scene, hit.victim, hit.at - 1)];
      expect((now?.percent ?? 0) - (before?.percent ?? 0)).toBeCloseTo(hit.damage, 5);
      expect([sparkShare(hit, hit.at - 1), sparkShare(hit, hit.at)]).toEqual([null, 0]);
      const place = sparkPlace(staging, hit) ?? [1e9, 1e9];
      const height = armatureOf(scene.bodies[hit.victim]?.fighter ?? 'mario').height;
      expect(distance(place, [now?.x ?? 0, (now?.y ?? 0) + height / 2])).toBeLessThan(height);
    }
  });

  it('brings the striking limb near whom it hits', () => {
    const gaps = scene.hits.flatMap((hit) => {
      const [attacker, victim] = [staging.stance(hit.attacker ?? -1, hit.at), staging.stance(hit.victim, hit.at)];
      const limb = attacker === null || !hit.near ? null : strikingTip(attacker);
      if (limb === null || victim === null || attacker?.pose.strike?.power !== 1) return [];
      const { height } = victim.armature;
      return [distance(limb.tip, [victim.place[0], victim.place[1] + height / 2]) / height];
    });
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.max(...gaps)).toBeLessThan(1.5);
  });
});

it('writes the percents of both, the count of hits and the clock; cards write the percents alone', () => {
  const scene = recordedScene('falco-falcon-dream-land');
  const texts = (frame: number, card: boolean): string => textsOf(drawn(scene, frame, { card })).join(' ');
  expect(texts(2551, false)).toContain('17');
  expect(texts(2551, false)).toMatch(/28.*3 hits · 28%.*7:18/);
  expect(texts(2551, false)).toContain('+9');
  expect(texts(2551, true)).not.toContain('hits');
});

it('labels a hit with what the percent rises by, and a new hit removes the old label', () => {
  const scene = recordedScene('falco-samus-battlefield');
  const staging = stagingOf(scene);
  const last = scene.hits.at(-1);
  if (last === undefined) throw new Error('nobody is hit');
  const labels = labelledHits(staging, last.at);
  expect(labels.filter(({ victim }) => victim === last.victim)).toEqual([last]);
});

it('does not shake with reduced motion', () => {
  const scene = recordedScene('falco-falcon-dream-land');
  const staging = stagingOf(scene);
  const hard = scene.hits.find(({ damage }) => damage > 8);
  const centre = (reducedMotion: boolean) => viewAt(staging, hard?.at ?? 0, { ...size, reducedMotion }).centre;
  expect(centre(true)).not.toEqual(centre(false));
  expect(distance(centre(true), centre(false))).toBeLessThan(1.2);
});

it('draws what is no fight, lies or is empty', () => {
  const lying = {
    port: 0,
    actionStateId: 999,
    positionX: Number.NaN,
    positionY: 1e300,
    facingDirection: 0,
    percent: -5,
  };
  for (const frames of [[], [{ frame: 0, bodies: [lying] }]]) {
    const scene = readScene(gameOf({ stage: 77, players: [[0, 40]], frames }), {
      from: -1e9,
      to: Number.NaN,
      attacker: 7,
      defender: -1,
    });
    expect(numbersOf(drawn(scene, Number.NaN)).every(Number.isFinite)).toBe(true);
  }
});
