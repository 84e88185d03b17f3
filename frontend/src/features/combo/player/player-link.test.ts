import fc from 'fast-check';
import { readPlayerLink, writePlayerLink } from './player-link.js';
import { SPEEDS } from '../../../shared/clip/speeds.js';

const read = (text: string, last = 120) => readPlayerLink(new URLSearchParams(text), last);

it('reads frame, speed, loop and controller', () => {
  expect(read('?f=42&speed=0.25&loop=30-60&pad=GAMECUBE')).toEqual({
    frame: 42,
    rate: 0.25,
    range: { start: 30, end: 60 },
    pad: 'GAMECUBE',
  });
  expect(read('?speed=0.67&loop=60-30&f=999')).toEqual({
    frame: 120,
    rate: 2 / 3,
    range: { start: 30, end: 60 },
    pad: null,
  });
});

it('leaves out what it cannot understand', () => {
  const nothing = { frame: null, rate: null, range: null, pad: null };
  for (const text of [
    '',
    '?f=-1&speed=7&loop=5&pad=PIANO',
    '?f=1e3&speed=&loop=a-b&pad=',
    '?f=4.5&speed=NaN&loop=7-7&pad=gamecube',
    '?f=99999999999&loop=-3&speed=0',
  ])
    expect(read(text)).toEqual(nothing);
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (f, speed, loop) => {
      const { frame, range } = readPlayerLink(new URLSearchParams({ f, speed, loop }), 120);
      expect(frame === null || (frame >= 0 && frame <= 120)).toBe(true);
      expect(range === null || (range.start >= 0 && range.start < range.end && range.end <= 120)).toBe(true);
    }),
  );
});

it('reads back what it writes', () => {
  fc.assert(
    fc.property(
      fc.nat(120),
      fc.constantFrom(...SPEEDS.map(({ rate }) => rate)),
      fc.option(fc.tuple(fc.nat(60), fc.integer({ min: 61, max: 120 }))),
      fc.constantFrom(null, 'SWITCH' as const, 'PLAYSTATION' as const),
      (frame, rate, loop, pad) => {
        const range = loop === null ? null : { start: loop[0], end: loop[1] };
        expect(read(writePlayerLink({ frame, rate, range, pad }))).toEqual({
          frame,
          rate: rate === 1 ? null : rate,
          range,
          pad,
        });
      },
    ),
  );
  expect(writePlayerLink({ frame: null, rate: 1, range: null, pad: null })).toBe('');
});
