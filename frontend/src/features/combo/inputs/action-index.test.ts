import fc from 'fast-check';
import { actionIndexAt } from './action-index.js';

it('finds the action a frame belongs to', () => {
  const sorted = fc.uniqueArray(fc.nat(200), { maxLength: 30 }).map((list) => list.sort((a, b) => a - b));
  fc.assert(
    fc.property(sorted, fc.nat(220), (frames, frame) => {
      const expected = frames.filter((each) => each <= frame).length - 1;
      expect(
        actionIndexAt(
          frames.map((each) => ({ frame: each })),
          frame,
        ),
      ).toBe(expected);
    }),
  );
});
