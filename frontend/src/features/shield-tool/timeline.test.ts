import fc from 'fast-check';
import { ticksOf, timelineOf } from './timeline.js';

const meterOf = (youAct: number) => ({ attacker: [], defender: [], youAct, fromLanding: false });

it('has room for both and for what is late, on whole steps of the ruler', () => {
  expect(timelineOf(meterOf(12), 13)).toEqual({ youAct: 12, theyAct: 25, step: 5, total: 40 });
  expect(timelineOf(meterOf(4), 2)).toEqual({ youAct: 4, theyAct: 6, step: 5, total: 30 });
});

it('begins where the first of them can act when nobody knows what came before', () => {
  expect(timelineOf(null, 9)).toMatchObject({ youAct: 0, theyAct: 9 });
  expect(timelineOf(null, -7)).toMatchObject({ youAct: 7, theyAct: 0 });
});

it('keeps every act on the ruler, marks few frames, and none beside where somebody acts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 120 }), fc.integer({ min: -120, max: 200 }), (youAct, window) => {
      fc.pre(youAct + window >= 0);
      const timeline = timelineOf(meterOf(youAct), window);
      const ticks = ticksOf(timeline);
      expect(timeline.total).toBeGreaterThanOrEqual(Math.max(timeline.youAct, timeline.theyAct) + 15);
      expect(timeline.total % timeline.step).toBe(0);
      expect(ticks.length).toBeLessThan(12);
      for (const act of [timeline.youAct, timeline.theyAct])
        for (const tick of ticks) expect(Math.abs(tick - act)).toBeGreaterThanOrEqual(timeline.total * 0.06);
    }),
  );
});
