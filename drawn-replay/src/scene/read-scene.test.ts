import { gameOf, type GivenFrame } from '../testing/game-of.js';
import { recordedScene } from '../testing/recorded-scene.js';
import { readScene } from './read-scene.js';

const range = { from: 0, to: 40, attacker: 0, defender: 1 };
const fox = { port: 0, actionStateId: 14, positionX: -10, positionY: 0, facingDirection: 1, percent: 0 };
const marth = { port: 1, actionStateId: 14, positionX: 0, positionY: 0, facingDirection: -1, percent: 20.4 };
const players = [
  [0, 2],
  [1, 9],
] as const;

/** Fox strikes with an up tilt from 8 and hits on 13 for 9.3 percent. */
const struck = (frame: number): GivenFrame => ({
  frame,
  bodies: [
    { ...fox, actionStateId: frame >= 8 && frame < 30 ? 56 : 14 },
    { ...marth, actionStateId: frame >= 13 ? 88 : 14, percent: frame >= 13 ? 29.7 : 20.4 },
  ],
});
const frames = Array.from({ length: 60 }, (_, frame) => struck(frame));

it('reads who hit whom, for how much, and how long both stand still', () => {
  const scene = readScene(gameOf({ stage: 32, players, frames }), range);
  expect(scene.bodies.map(({ fighter, port }) => [fighter, port])).toEqual([
    ['fox', 0],
    ['marth', 1],
  ]);
  expect(scene.hits).toEqual([
    {
      at: 13 - scene.start,
      victim: 1,
      attacker: 0,
      damage: expect.closeTo(9.3) as number,
      shown: 9,
      lag: 6,
      near: true,
    },
  ]);
});

it('tells when a state began, its age without hitlag, its length, and when it hit', () => {
  const scene = readScene(gameOf({ stage: 32, players, frames }), range);
  const attacker = scene.bodies[0]?.frames.slice(8 - scene.start, 30 - scene.start);
  expect(attacker?.map((frame) => frame?.age)).toEqual([
    ...[0, 1, 2, 3, 4, 5],
    ...[5, 5, 5, 5, 5, 5],
    ...Array.from({ length: 10 }, (_, i) => i + 6),
  ]);
  expect(attacker?.[0]).toMatchObject({ begin: 8 - scene.start, hitAge: 5, length: 16 });
});

it('begins a state anew when a body in hitstun is hit again', () => {
  const scene = recordedScene('falco-falcon-dream-land');
  const hurt = scene.hits.filter(({ victim }) => victim === 1);
  expect(hurt.length).toBeGreaterThan(3);
  for (const { at, victim } of hurt) expect(scene.bodies[victim]?.frames[at]).toMatchObject({ begin: at, age: 0 });
});

it('is plain data that a worker can post', () => {
  const scene = recordedScene('sheik-climbers-yoshis');
  expect(structuredClone(scene)).toEqual(scene);
  expect(scene.bodies.map(({ fighter, follower }) => [fighter, follower])).toEqual([
    ['sheik', false],
    ['ice-climbers', false],
    ['ice-climbers', true],
  ]);
});

it('turns the hues of who meets the same fighter, and darkens who is near the attacker in hue', () => {
  const meeting = (...selected: [number, number]) => {
    const scene = readScene(
      gameOf({
        stage: 32,
        players: [
          [0, selected[0]],
          [1, selected[1]],
        ],
        frames,
      }),
      range,
    );
    return scene.bodies.map(({ hue, darker }) => [hue, darker]);
  };
  expect(meeting(2, 2)).toEqual([
    [70, false],
    [210, false],
  ]);
  expect(meeting(0, 25)).toEqual([
    [280, false],
    [300, true],
  ]);
});

it.each([
  ['nothing is in the file', [] as GivenFrame[]],
  ['frames are missing between', frames.filter(({ frame }) => frame % 3 === 0)],
  [
    'places are no numbers',
    frames.map((each) => ({
      ...each,
      bodies: each.bodies.map((body) => ({
        ...body,
        positionX: Number.NaN,
        positionY: -Infinity,
        percent: Number.NaN,
      })),
    })),
  ],
  [
    'places are far away',
    frames.map((each) => ({
      ...each,
      bodies: each.bodies.map((body) => ({ ...body, positionX: 1e30, positionY: -1e30, percent: 1e9 })),
    })),
  ],
])('holds what it reads within bounds when %s', (_, given) => {
  const scene = readScene(gameOf({ stage: 32, players, frames: given }), { ...range, from: Number.NaN, to: 1e12 });
  const bodies = scene.bodies.flatMap((body) => body.frames).filter((frame) => frame !== null);
  for (const { x, y, percent } of bodies) {
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(600);
    expect(percent).toBeLessThanOrEqual(999);
  }
  expect(scene.to).toBeGreaterThanOrEqual(scene.from);
  expect(scene.count).toBeLessThan(20_000);
});
