import fc from 'fast-check';
import { driftingCloud } from './drifting-cloud.js';
import { plainStage, STAGES, YOSHIS, type Stage } from './stages.js';
import { floorUnder, groundAt, platformsAt } from './surfaces.js';

const yoshis = STAGES[YOSHIS] as Stage;

it('has the slopes of the ground, and none beside it', () => {
  expect([-56, -47.5, 0, 39, 56].map((x) => groundAt(yoshis, x))).toEqual([-3.5, -1.75, 0, 0, -3.5]);
  expect([-60, 60].map((x) => groundAt(yoshis, x))).toEqual([null, null]);
});

it('finds the highest floor that is not above a place', () => {
  const battlefield = STAGES[31] as Stage;
  const floor = (x: number, y: number) => floorUnder(battlefield, battlefield.platforms, x, y);
  expect([floor(0, 0), floor(0, 53), floor(-40, 30), floor(-40, 10)]).toEqual([0, 54.4, 27.2, 0]);
  expect(floor(100, 50)).toBeNull();
});

it('sinks and lifts the platforms of Fountain of Dreams, and takes those of a Pokémon Stadium that is another', () => {
  const [fountain, stadium] = [STAGES[2], STAGES[3]] as [Stage, Stage];
  const moment = { left: 25, right: 0, transformed: true };
  expect(platformsAt(2, fountain, moment, 0)).toEqual([
    [25, -49.5, -21],
    [42.75, -14.25, 14.25],
  ]);
  expect(platformsAt(3, stadium, moment, 0)).toEqual([]);
  expect(platformsAt(3, stadium, { ...moment, transformed: false }, 0)).toHaveLength(2);
});

it('drifts the cloud of Yoshi’s Story once round in 1200 frames without a leap', () => {
  fc.assert(
    fc.property(fc.integer({ min: -123, max: 30_000 }), (frame) => {
      const [now, next] = [driftingCloud(frame), driftingCloud(frame + 1)];
      expect(driftingCloud(frame + 1200)).toEqual(now);
      expect(Math.abs(now[0] - next[0])).toBeLessThan(1);
      expect(Math.abs(now[1] - next[1])).toBeLessThan(3);
      expect(now[2] - now[1]).toBeCloseTo(11.9, 5);
    }),
  );
});

it('lays a plain floor where a stage is not known', () => {
  const stage = plainStage([-40, 90, 12]);
  expect([groundAt(stage, 0), groundAt(stage, 89), groundAt(stage, 95)]).toEqual([12, 12, null]);
});
