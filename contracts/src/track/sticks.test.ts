import fc from 'fast-check';
import { MAX_FRAME } from './action.js';
import {
  encodeSticks,
  framesOfSticks,
  FULL,
  lastFrameOfSticks,
  NO_SAMPLE,
  readSticks,
  STICKS_LENGTH,
  StickText,
  VALUES_PER_FRAME,
  type Sticks,
} from './sticks.js';

const stick = fc.integer({ min: NO_SAMPLE, max: FULL });
const trigger = fc.oneof(fc.integer({ min: 0, max: FULL }), fc.constant(NO_SAMPLE));
const frame = fc.tuple(stick, stick, stick, stick, trigger, trigger);
const anySticks: fc.Arbitrary<Sticks> = fc
  .record({ from: fc.nat(MAX_FRAME - 40), frames: fc.array(frame, { minLength: 1, maxLength: 40 }) })
  .map(({ from, frames }) => ({ from, samples: Int8Array.from(frames.flat()) }));

const problemOf = (text: string): string | null => {
  const read = readSticks(text);
  return 'problem' in read ? read.problem : null;
};
declare const atob: (text: string) => string;
declare const btoa: (bytes: string) => string;
const base64 = (...bytes: number[]): string => btoa(String.fromCharCode(...bytes));

it('reads back what was written', () => {
  fc.assert(
    fc.property(anySticks, (sticks) => {
      expect(readSticks(encodeSticks(sticks))).toEqual({ sticks });
    }),
  );
});

it('writes the version, the first frame and differences', () => {
  const samples = Int8Array.from([100, -127, 0, 127, 0, 64, 101, 127, -1, 127, 0, 60]);
  const sticks = { from: 300, samples };
  expect(Array.from(atob(encodeSticks(sticks)), (sign) => sign.charCodeAt(0))).toEqual([
    ...[1, 44, 1],
    ...[100, 129, 0, 127, 0, 64],
    ...[1, 254, 255, 0, 0, 252],
  ]);
  expect(framesOfSticks(sticks)).toBe(2);
  expect(lastFrameOfSticks(sticks)).toBe(301);
});

it('has room for a whole minute within 64 KB, and for no frame more', () => {
  const of = (frames: number) =>
    encodeSticks({ from: 0, samples: new Int8Array(frames * VALUES_PER_FRAME).fill(FULL) });
  expect(of(MAX_FRAME + 1)).toHaveLength(STICKS_LENGTH);
  expect(STICKS_LENGTH).toBeLessThan(65_536);
  expect(StickText.safeParse(of(MAX_FRAME + 1)).success).toBe(true);
  expect(StickText.safeParse(of(MAX_FRAME + 2)).error?.issues[0]?.message).toBe('are longer than 3601 frames');
});

it.each([
  ['not base64', 'AQ AA', 'are not base64'],
  ['nothing', '', 'are not base64'],
  ['another version', base64(2, 0, 0, 0, 0, 0, 0, 0, 0), 'have the version 2, and only 1 is known'],
  ['no frame', base64(1, 0, 0), 'do not hold whole frames of 6 bytes after the first 3'],
  ['half a frame', base64(1, 0, 0, 1, 2, 3), 'do not hold whole frames of 6 bytes after the first 3'],
  ['frames beyond any clip', base64(1, 16, 14, ...new Array<number>(12).fill(0)), 'go on after frame 3600'],
  [
    'a trigger below rest',
    base64(1, 5, 0, 0, 0, 0, 0, 0, 255),
    'have a trigger that is pulled less than not at all on frame 5',
  ],
])('refuses %s in words', (_, text, words) => {
  expect(problemOf(text)).toBe(words);
  expect(StickText.safeParse(text).success).toBe(false);
});

it('never throws, whatever it is given, and what it takes can be written again', () => {
  const damaged = fc.tuple(anySticks, fc.nat(), fc.string({ maxLength: 2 })).map(([sticks, at, by]) => {
    const text = encodeSticks(sticks);
    const place = at % text.length;
    return text.slice(0, place) + by + text.slice(place + 1);
  });
  fc.assert(
    fc.property(fc.oneof(damaged, fc.string(), fc.base64String()), (text) => {
      const read = readSticks(text);
      if ('problem' in read) expect(read.problem).not.toBe('');
      else expect(readSticks(encodeSticks(read.sticks))).toEqual(read);
    }),
  );
});
