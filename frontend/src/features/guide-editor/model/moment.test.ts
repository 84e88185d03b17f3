import fc from 'fast-check';
import { beginHistory, record, redo, undo, type History } from '../../../shared/lib/history.js';
import { WRITING, type Moment } from './moment.js';
import type { Sections } from './sections.js';

const sectionsOf = (value: string): Sections => [{ id: 1, type: 'TEXT', value }];
const steps = fc.array(
  fc.record({ value: fc.string({ maxLength: 3 }), run: fc.constantFrom(undefined, 'a', 'b'), wait: fc.nat(1500) }),
  {
    maxLength: 20,
  },
);

function play(all: readonly { value: string; run: string | undefined; wait: number }[]): History<Moment> {
  let at = 0;
  return all.reduce(
    (history, { value, run, wait }) => {
      at += wait;
      const after = { sections: sectionsOf(value), caret: { id: 1, offset: value.length } };
      return record(history, after, { name: 'typing', at, run }, WRITING);
    },
    beginHistory<Moment>({ sections: sectionsOf(''), caret: null }),
  );
}

it('takes every step back to the very same sections, and does it again', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const end = play(all);
      const seen = [end.now];
      let history = end;
      while (history.done.length > 0) {
        history = undo(history);
        seen.unshift(history.now);
      }
      expect(history.now.sections).toEqual(sectionsOf(''));
      for (const moment of seen) {
        expect(history.now.sections).toBe(moment.sections);
        history = redo(history);
      }
      expect(history.now.sections).toBe(end.now.sections);
    }),
  );
});

it('takes typing that does not rest back as one', () => {
  const typed = play([
    { value: 'u', run: 'a', wait: 0 },
    { value: 'up', run: 'a', wait: 900 },
    { value: 'up ', run: 'a', wait: 1001 },
    { value: 'up b', run: 'b', wait: 1 },
  ]);
  expect(typed.done).toHaveLength(3);
  expect(undo(undo(typed)).now.sections).toEqual(sectionsOf('up'));
});

it('forgets what was taken back once something else is done', () => {
  const other = record(
    undo(play([{ value: 'a', run: undefined, wait: 0 }])),
    { sections: sectionsOf('b'), caret: null },
    { name: 'typing', at: 1 },
    WRITING,
  );
  expect(redo(other)).toBe(other);
});

it('takes a caret that moved for no step, and keeps the last 500', () => {
  const typed = play([{ value: 'a', run: undefined, wait: 0 }]);
  const moved = record(typed, { ...typed.now, caret: { id: 1, offset: 0 } }, { name: 'typing' }, WRITING);
  expect([moved.done, moved.now.caret?.offset]).toEqual([typed.done, 0]);
  const long = play(Array.from({ length: 501 }, (_, n) => ({ value: String(n), run: undefined, wait: 0 })));
  expect(long.done).toHaveLength(500);
  expect(long.done[0]?.before.sections).toEqual(sectionsOf('0'));
});
