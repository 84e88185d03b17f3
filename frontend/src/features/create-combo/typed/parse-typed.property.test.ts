import { PRESS_TYPES } from '@combolab/contracts';
import fc from 'fast-check';
import { fittingPresses } from '../track/track-of-actions.js';
import { comparePresses, fits, type TrackPress } from '../track/track.js';
import { parseTyped } from './parse-typed.js';
import { typedOf } from './typed-of.js';

const press = fc
  .record({
    type: fc.constantFrom(...PRESS_TYPES),
    start: fc.integer({ min: 0, max: 300 }),
    length: fc.option(fc.nat({ max: 30 })),
  })
  .map(({ type, start, length }): TrackPress => ({ type, start, end: length === null ? null : start + length }));
const presses = fc.array(press, { maxLength: 60 }).map((all) => fittingPresses(all.toSorted(comparePresses)));

it('reads back what it writes of any track', () => {
  fc.assert(
    fc.property(presses, (track) => {
      expect(parseTyped(typedOf({ presses: track }))).toEqual({ presses: track, moves: [], problems: [] });
    }),
  );
});

const word = fc.oneof(
  fc.constantFrom(
    'fair',
    'A',
    '+',
    '+8',
    '32',
    '40-44',
    '40-',
    '>',
    ',',
    '\n',
    'up',
    'c',
    'stick',
    '2A',
    ':',
    'zr',
    '->',
  ),
  fc.string({ maxLength: 6 }),
);

it('makes presses that fit and problems inside the text of whatever is typed', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (words) => {
      const text = words.join(' ');
      const typed = parseTyped(text, { fighter: 'ssbm:fox', lastFrame: 500 });
      expect(fits(typed.presses)).toBe(true);
      for (const { start, end } of typed.presses) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end ?? start).toBeLessThanOrEqual(500);
      }
      for (const { from, to, message } of typed.problems) {
        expect(0 <= from && from < to && to <= text.length).toBe(true);
        expect(message).not.toBe('');
      }
    }),
  );
});
