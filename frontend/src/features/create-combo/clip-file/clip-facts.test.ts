import { factsOf, pictureRate, rateWarning, type ReadClip } from './clip-facts.js';

const starts = (fps: number, count: number, round = (s: number) => s) =>
  Array.from({ length: count }, (_, index) => round(index / fps));
const toMs = (s: number) => Math.round(s * 1000) / 1000;
const read: ReadClip = {
  ...{ codec: 'H.264', width: 640, height: 360, saidS: 2, trueS: 2 },
  ...{ starts: starts(60, 120), decodable: true, sound: true, delayS: 0 },
};

it('finds the rate of pictures, however their times are rounded', () => {
  expect(pictureRate(starts(60, 200, toMs))).toEqual({ fps: expect.closeTo(60, 1) as number, variable: false });
  expect(pictureRate(starts(30, 90, toMs)).fps).toBeCloseTo(30, 1);
  expect(pictureRate(starts(59.94, 600)).fps).toBeCloseTo(59.94, 2);
  expect(pictureRate([0.05, 0, 0.0333, 0.0167]).variable).toBe(false);
  expect(pictureRate([0, 1])).toEqual({ fps: null, variable: false });
});

it('forgives a picture that was dropped, and tells uneven ones', () => {
  const dropped = starts(60, 300).filter((_, index) => index !== 100);
  expect(pictureRate(dropped).variable).toBe(false);
  const uneven = Array.from({ length: 90 }, (_, index) => index / 30 + (index % 3 === 0 ? 0.012 : 0));
  expect(pictureRate(uneven).variable).toBe(true);
});

it('says what the rate means for the frames', () => {
  expect(rateWarning({ fps: 60, variable: false })).toBeNull();
  expect(rateWarning({ fps: 59.94, variable: false })).toBeNull();
  expect(rateWarning({ fps: 30, variable: false })).toBe(
    'This clip has 30 pictures a second, not 60: frames 0 and 1 show the same picture, 2 and 3 the next, and so on.',
  );
  expect(rateWarning({ fps: 15, variable: false })).toContain('frames 0 to 3 show the same picture, 4 to 7 the next');
  expect(rateWarning({ fps: 25, variable: false })).toContain('some frames');
  expect(rateWarning({ fps: 120, variable: false })).toContain('120 pictures a second');
  expect(rateWarning({ fps: 47, variable: true })).toContain('uneven');
});

it('believes the pictures, not the head of the file', () => {
  const lying = factsOf({ ...read, saidS: 2, trueS: 70 }, { durationS: 2, width: 640, height: 360 });
  expect(lying).toMatchObject({ durationS: 70, frames: 4200 });
  expect(lying.warnings).toEqual(['The file says that it lasts 2.0 s, but its pictures last 70.0 s.']);
});

it('goes by the player where the file cannot be read', () => {
  expect(factsOf(null, { durationS: 2, width: 640, height: 360 })).toEqual({
    ...{
      durationS: 2,
      frames: 120,
      width: 640,
      height: 360,
      codec: '',
      fps: null,
      variable: false,
      sound: false,
      delayS: 0,
      warnings: [],
    },
  });
});

it('counts frames from the first picture, however late its player shows it', () => {
  const late = factsOf({ ...read, delayS: 0.021, trueS: 2.021 }, { durationS: 2.021, width: 640, height: 360 });
  expect([late.delayS, late.frames]).toEqual([0.021, 120]);
});
