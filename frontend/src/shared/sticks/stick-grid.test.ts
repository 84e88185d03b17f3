import { encodeSticks, MAX_FRAME, NO_SAMPLE, type Sticks } from '@combolab/contracts';
import fc from 'fast-check';
import { gridOf, partOfSticks, sticksOf, textOfGrid } from './stick-grid.js';

const known = fc.integer({ min: -127, max: 127 });
const trigger = fc.nat(127);
const frame = fc.tuple(known, known, known, known, trigger, trigger);
const anySticks: fc.Arbitrary<Sticks> = fc
  .record({ from: fc.nat(100), frames: fc.array(frame, { minLength: 1, maxLength: 30 }) })
  .map(({ from, frames }) => ({ from, samples: Int8Array.from(frames.flat()) }));

it('lays samples on frames and takes them up again', () => {
  fc.assert(
    fc.property(anySticks, (sticks) => {
      const text = encodeSticks(sticks);
      expect(textOfGrid(gridOf(text))).toBe(text);
    }),
  );
});

it('moves a part as a whole: every frame has the sample of the frame it came from, others have none', () => {
  fc.assert(
    fc.property(anySticks, fc.nat(120), fc.nat(60), fc.integer({ min: -140, max: 140 }), (sticks, from, more, by) => {
      const text = encodeSticks(sticks);
      const [before, after] = [gridOf(text), gridOf(partOfSticks(text, from, from + more, by))];
      for (let at = 0; at < 400; at += 1) {
        const [was, inside] = [at - by, at - by >= from && at - by <= from + more];
        const expected = inside && was >= 0 ? before.subarray(was * 6, was * 6 + 6) : new Int8Array(6).fill(NO_SAMPLE);
        expect(after.subarray(at * 6, at * 6 + 6)).toEqual(expected);
      }
    }),
    { numRuns: 30 },
  );
});

it('takes nothing of what is damaged, and keeps to the frames of a clip', () => {
  expect(sticksOf('?')).toBeNull();
  expect(textOfGrid(gridOf('?'))).toBeUndefined();
  expect(partOfSticks(undefined, 0, 9)).toBeUndefined();
  const last = encodeSticks({ from: MAX_FRAME, samples: new Int8Array(6) });
  expect(partOfSticks(last, 0, MAX_FRAME, 1)).toBeUndefined();
  expect(partOfSticks(last, 0, MAX_FRAME, -MAX_FRAME)).toBe(encodeSticks({ from: 0, samples: new Int8Array(6) }));
});
