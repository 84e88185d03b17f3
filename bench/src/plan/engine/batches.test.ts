import fc from 'fast-check';
import { Agenda } from './agenda.js';
import { Batches } from './batches.js';

it('hands over everything once, in order, never more at once than the limit, and what came meanwhile together', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(fc.integer({ min: 0, max: 40 })), (limit, times) => {
      const agenda = new Agenda();
      const batches: (readonly number[])[] = [];
      const loop = new Batches<number>(limit, (batch, done) => {
        batches.push(batch);
        agenda.after(10, done);
      });
      const order = times.map((ms, at) => ({ ms, at })).sort((a, b) => a.ms - b.ms || a.at - b.at);
      for (const { ms, at } of order)
        agenda.after(ms, () => {
          loop.add([at]);
        });
      agenda.run(10_000);
      expect(batches.flat()).toEqual(order.map(({ at }) => at));
      expect(Math.max(0, ...batches.map((batch) => batch.length))).toBeLessThanOrEqual(limit);
      expect(loop.waiting).toBe(0);
    }),
  );
});

it('waits for no timer: one alone goes at once', () => {
  const batches: (readonly string[])[] = [];
  const loop = new Batches<string>(500, (batch) => batches.push(batch));
  loop.add(['one']);
  loop.add(['two', 'three']);
  expect(batches).toEqual([['one']]);
  expect(loop.waiting).toBe(2);
});
