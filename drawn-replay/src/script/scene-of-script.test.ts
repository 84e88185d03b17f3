import fc from 'fast-check';
import { FIGURE_SLUGS } from '../figure/fighters.js';
import { isHeld, isThrown } from '../scene/states.js';
import type { FightScript } from './fight-script.js';
import { sceneOfScript } from './scene-of-script.js';

const SCRIPT: FightScript = {
  ...{ attacker: 'mario', defender: 'donkey-kong', stage: 31, frames: 132, percent: 20, stocks: 3 },
  ...{ startX: -48, meetX: -12 },
  hits: [
    { frame: 16, launch: 'grab', move: 'grab' },
    { frame: 30, launch: 'up', move: 'up-throw' },
    { frame: 54, launch: 'up', move: 'up-air' },
    { frame: 90, launch: 'finish-up', move: 'up-special' },
  ],
};
const statesOf = (script: FightScript, body: number): readonly number[] =>
  sceneOfScript(script).bodies[body]?.frames.map((frame) => frame?.state ?? -1) ?? [];

it('hits on the frames that are written, with what is written, by whom attacks', () => {
  const { hits } = sceneOfScript(SCRIPT);
  expect(hits.map(({ at, attacker, victim, near }) => [at, attacker, victim, near])).toEqual([
    [30, 0, 1, true],
    [54, 0, 1, true],
    [90, 0, 1, true],
  ]);
  const attacker = statesOf(SCRIPT, 0);
  expect([16, 30, 54, 90].map((frame) => attacker[frame])).toEqual([212, 221, 68, 353]);
});

it('holds who is grabbed until it is thrown, and loses who is sent beyond the lines', () => {
  const defender = statesOf(SCRIPT, 1);
  expect(defender.slice(16, 22).every(isHeld)).toBe(true);
  expect(defender.slice(23, 30).every(isThrown)).toBe(true);
  const { bodies } = sceneOfScript(SCRIPT);
  expect(bodies[1]?.frames.at(-1)).toMatchObject({ state: 4, stocks: 2, percent: 48 });
});

it('says which word it does not know', () => {
  const hits = [{ frame: 4, launch: 'up', move: 'sneeze' }];
  expect(() => sceneOfScript({ ...SCRIPT, hits })).toThrow('no move is called sneeze');
  const sent = [{ frame: 4, launch: 'home', move: 'jab' }];
  expect(() => sceneOfScript({ ...SCRIPT, hits: sent })).toThrow('no launch is called home');
});

const LAUNCHES = ['pop', 'up', 'carry', 'diagonal', 'side', 'ground', 'down', 'turn'];
const MOVES = ['jab', 'up-tilt', 'neutral-air', 'forward-air', 'back-air', 'down-air', 'up-smash', 'down-special'];
const fights = fc
  .record({
    attacker: fc.constantFrom(...FIGURE_SLUGS),
    defender: fc.constantFrom(...FIGURE_SLUGS),
    stage: fc.constantFrom(2, 3, 8, 28, 31, 32, 0),
    gaps: fc.array(
      fc.record({
        gap: fc.integer({ min: 16, max: 40 }),
        launch: fc.constantFrom(...LAUNCHES),
        move: fc.constantFrom(...MOVES),
      }),
      { minLength: 1, maxLength: 8 },
    ),
  })
  .map(({ gaps, ...who }): FightScript => {
    let frame = 0;
    const hits = gaps.map(({ gap, launch, move }) => ({ frame: (frame += gap), launch, move }));
    return { ...SCRIPT, ...who, hits, frames: frame + 30 };
  });

/** Units: half the ground of a stage. Who is sent across it and must strike again 7 frames later goes up to 30 in a frame. */
const AT_ONCE = 40;

it('keeps feet above the ground, is nowhere else at once, and hits as often as is written', () => {
  fc.assert(
    fc.property(fights, (script) => {
      const { bodies, hits } = sceneOfScript(script);
      expect(hits.map(({ at }) => at)).toEqual(script.hits.map(({ frame }) => frame));
      for (const { frames } of bodies)
        for (const [at, frame] of frames.entries()) {
          const before = frames[at - 1] ?? frame;
          expect(frame?.y).toBeGreaterThanOrEqual(-0.001);
          const way = Math.hypot((frame?.x ?? 0) - (before?.x ?? 0), (frame?.y ?? 0) - (before?.y ?? 0));
          expect(way).toBeLessThan(AT_ONCE);
        }
    }),
  );
});
