import { LIMITS } from '@combolab/contracts';
import fc from 'fast-check';
import {
  bitrateOf,
  estimatedBytes,
  firstPlan,
  framesOf,
  heightChoices,
  lowerBitrate,
  MOST_FRAMES,
  planProblem,
  sidesOf,
  trackOfPart,
} from './trim-plan.js';

const source = { frames: 7200, width: 3840, height: 2160 };

it('begins with as much of the file as may be kept', () => {
  expect(firstPlan(source)).toEqual({ from: 0, to: MOST_FRAMES - 1, height: 1080 });
  expect(firstPlan({ frames: 120, width: 640, height: 360 })).toEqual({ from: 0, to: 119, height: null });
  expect(planProblem(firstPlan(source))).toBeNull();
});

it('says by how much a part is too long', () => {
  expect(planProblem({ from: 0, to: MOST_FRAMES + 59, height: null })).toContain('cut 1.0 s more');
  expect(planProblem({ from: 5, to: 5, height: null })).toContain('two frames');
});

it('offers only heights that make it smaller, and keeps the shape with even sides', () => {
  expect(heightChoices({ ...source, height: 1080 })).toEqual([720, 480]);
  expect(sidesOf({ from: 0, to: 9, height: 480 }, { frames: 9, width: 1919, height: 1080 })).toEqual({
    width: 852,
    height: 480,
  });
  expect(sidesOf({ from: 0, to: 9, height: null }, { frames: 9, width: 8192, height: 4096 })).toEqual({
    width: 4096,
    height: 2048,
  });
});

const plans = fc
  .record({
    from: fc.nat(3000),
    length: fc.integer({ min: 2, max: MOST_FRAMES }),
    height: fc.constantFrom(null, 1080, 720, 480),
  })
  .map(({ from, length, height }) => ({ from, to: from + length - 1, height }));

it('never plans a file above the limit, and asks for less after one that came out too big', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 3 * LIMITS.videoBytes }), (plan, came) => {
      expect(estimatedBytes(plan, source)).toBeLessThan(LIMITS.videoBytes);
      const bitrate = bitrateOf(plan, source);
      const lower = lowerBitrate(bitrate, came);
      if (came <= LIMITS.videoBytes) expect(lower).toBeNull();
      else expect(lower).toBeLessThan((bitrate * LIMITS.videoBytes) / came);
    }),
  );
});

it('takes the presses along: those outside go, a hold that leads out ends with the part', () => {
  const press = (start: number, end: number | null) => ({ type: 'A_BUTTON' as const, start, end });
  const track = {
    presses: [press(1, 1), press(10, 12), press(20, 50), press(60, null)],
    breakpoints: [2, 15],
    notes: [{ frame: 16, text: 'here' }],
  };
  const part = { from: 10, to: 30, height: null };
  expect(framesOf(part)).toBe(21);
  expect(trackOfPart(track, part)).toEqual({
    presses: [press(0, 2), press(10, 20)],
    breakpoints: [5],
    notes: [{ frame: 6, text: 'here' }],
  });
});

it('lets a hold that leads into the part begin with it, but not one that is over', () => {
  const presses = [
    { type: 'L_TRIGGER', start: 5, end: 30 },
    { type: 'A_BUTTON', start: 4, end: 10 },
    { type: 'B_BUTTON', start: 2, end: null },
    { type: 'X_BUTTON', start: 3, end: null },
    { type: 'X_BUTTON', start: 9, end: 9 },
  ] as const;
  const part = trackOfPart({ presses, breakpoints: [], notes: [] }, { from: 10, to: 20 });
  expect(part.presses).toEqual([
    { type: 'B_BUTTON', start: 0, end: null },
    { type: 'L_TRIGGER', start: 0, end: 10 },
  ]);
});
