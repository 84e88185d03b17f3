import fc from 'fast-check';
import { Agenda } from './agenda.js';

it('does what is due in the order of time, and what is due at once in the order it was planned', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 })), (times) => {
      const agenda = new Agenda();
      const done: number[] = [];
      for (const [at, ms] of times.entries()) agenda.after(ms, () => done.push(at));
      agenda.run(5);
      const wanted = times.map((ms, at) => ({ ms, at })).sort((a, b) => a.ms - b.ms || a.at - b.at);
      expect(done).toEqual(wanted.map(({ at }) => at));
      expect(agenda.now).toBe(5);
    }),
  );
});

it.each([-1, Number.NaN])('plans nothing %d ms from now', (ms) => {
  expect(() => {
    new Agenda().after(ms, () => undefined);
  }).toThrow(RangeError);
});
