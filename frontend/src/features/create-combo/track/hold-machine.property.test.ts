import fc from 'fast-check';
import type { PressType } from '@combolab/contracts';
import { actionsOfTrack } from './actions-of-track.js';
import { press, stateOnFrame, stepHold } from './hold-machine.js';
import { PaintedFrames } from './testing/painted-frames.js';
import { EMPTY_TRACK, fits, type Track } from './track.js';
import { trackOfActions } from './track-of-actions.js';

const FRAMES = 14;
const TYPES: readonly PressType[] = [
  'CONTROL_STICK_UP',
  'CONTROL_STICK_LEFT',
  'CONTROL_STICK_DOWN_RIGHT',
  'A_BUTTON',
  'R_Z',
];
/** `npm run test:long` asks for 100,000. */
const RUNS = Number(
  (globalThis as { process?: { env: Record<string, string> } }).process?.env.EDITOR_SEQUENCES ?? 2000,
);

const click = fc.record({
  by: fc.constantFrom('press' as const, 'step' as const),
  type: fc.constantFrom(...TYPES),
  frame: fc.integer({ min: 0, max: FRAMES - 1 }),
});
const clicks = fc.array(click, { maxLength: 40, size: 'max' });
const clicked = (track: Track, { by, type, frame }: typeof click extends fc.Arbitrary<infer C> ? C : never): Track =>
  by === 'press' ? press(track, type, frame) : stepHold(track, type, frame);

it('agrees with frames painted one by one, whatever is clicked', () => {
  fc.assert(
    fc.property(clicks, (all) => {
      const painted = new PaintedFrames(FRAMES, TYPES);
      let track = EMPTY_TRACK;
      for (const each of all) {
        painted[each.by](each.type, each.frame);
        track = clicked(track, each);
      }
      expect(actionsOfTrack(track)).toEqual(painted.actions());
    }),
    { numRuns: RUNS },
  );
});

it('never lets two presses of one button share a frame', () => {
  fc.assert(
    fc.property(clicks, (all) => {
      const track = all.reduce(clicked, EMPTY_TRACK);
      expect(fits(track.presses)).toBe(true);
      for (const { start, end } of track.presses) expect(start >= 0 && (end ?? start) >= start).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

it('takes every step back with the same click', () => {
  fc.assert(
    fc.property(clicks, click, (all, { type, frame }) => {
      const before = all.reduce(clicked, EMPTY_TRACK);
      const state = stateOnFrame(before, type, frame);
      const after = stepHold(before, type, frame);
      // The release of a hold that was released later moves; every other step is its own way back.
      if (state === null) expect(after).toBe(before);
      else if (state === 'SELECT_NO_HOLD' || state === 'END_HOLD') expect(stepHold(after, type, frame)).toEqual(before);
      if (state === null && press(before, type, frame).presses.length > before.presses.length)
        expect(press(press(before, type, frame), type, frame)).toEqual(before);
    }),
    { numRuns: RUNS },
  );
});

it('comes back from its stored actions as it was', () => {
  fc.assert(
    fc.property(clicks, (all) => {
      const track = all.reduce(clicked, EMPTY_TRACK);
      expect(trackOfActions(actionsOfTrack(track))).toEqual({ track, leftOut: 0 });
    }),
    { numRuns: RUNS },
  );
});
