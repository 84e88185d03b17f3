import fc from 'fast-check';
import { PRESS_TYPES } from '@combolab/contracts';
import { pressAt } from '../track/hold-machine.js';
import { fittingPresses } from '../track/track-of-actions.js';
import { buttonOf, comparePresses, EMPTY_TRACK, fits, type Track, type TrackPress } from '../track/track.js';
import { mergeRecorded } from './merge-recorded.js';
import { recordedPresses } from './recorded-presses.js';
import { shownPictures, timeOf } from './testing/shown-pictures.js';

const LAST = 60;
const types = PRESS_TYPES.filter((_, index) => index % 3 === 0);
const aType = fc.constantFrom(...types);
const rate = fc.constantFrom(1 / 8, 1 / 4, 1 / 2, 2 / 3, 1);
/** Edges as no pad would tell them: releases without a press, presses without a release, in any order. */
const edges = fc.array(fc.tuple(aType, fc.boolean(), fc.double({ min: -10, max: 75, noNaN: true })), { maxLength: 60 });
const aRange = fc.tuple(fc.nat(LAST), fc.nat(LAST)).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
const options = fc.record({
  latencyMs: fc.integer({ min: -50, max: 150 }),
  minHold: fc.integer({ min: 1, max: 9 }),
  punch: fc.option(aRange),
  only: fc.option(aType.map(buttonOf)),
  stops: fc.boolean(),
});
const aPress = fc
  .record({ type: aType, start: fc.nat(LAST), length: fc.option(fc.nat(9)) })
  .map(({ type, start, length }) => ({ type, start, end: length === null ? null : Math.min(LAST, start + length) }));
const presses = fc.array(aPress, { maxLength: 25 }).map((all) => fittingPresses([...all].sort(comparePresses)));
const aTrack: fc.Arbitrary<Track> = presses.map((all) => ({ ...EMPTY_TRACK, presses: all }));

const expectWhole = (all: readonly TrackPress[], { from, to } = { from: 0, to: LAST }) => {
  expect(fits(all)).toBe(true);
  expect(all).toEqual([...all].sort(comparePresses));
  const isWithin = ({ start, end }: TrackPress) =>
    [start, end ?? start].every((frame) => Number.isInteger(frame) && frame >= from && frame <= to);
  expect(all.filter((press) => !isWithin(press) || (press.end ?? Infinity) < press.start)).toEqual([]);
};

it('makes presses that fit into a track, whatever pads tell', () => {
  fc.assert(
    fc.property(edges, rate, options, (told, speed, { stops, ...more }) => {
      const all = recordedPresses(
        told.map(([type, down, frame]) => ({ type, down, at: timeOf(frame, speed) })),
        shownPictures(0, LAST, speed),
        { lastFrame: LAST, ...more, ...(stops && { stoppedAt: timeOf(LAST, speed) }) },
      );
      expectWhole(all, more.punch ?? undefined);
      if (more.only !== null) expect(all.every(({ type }) => buttonOf(type) === more.only)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

it('records what a track says when it is pressed as it stands', () => {
  fc.assert(
    fc.property(presses, rate, (all, speed) => {
      const wanted = all.filter(({ start, end }) => end === start || (end !== null && end - start >= 4));
      const told = wanted.flatMap(({ type, start, end }) => [
        { type, down: true, at: timeOf(start, speed) },
        { type, down: false, at: timeOf(end === start ? start + 0.4 : (end ?? start), speed) },
      ]);
      const pictures = shownPictures(0, LAST, speed);
      const recorded = recordedPresses(told, pictures, { lastFrame: LAST, pollMs: 1, minHold: 3.9 });
      // Presses of one button within 25 ms are one press to a pad.
      const isClose = wanted.some((press, index) =>
        wanted.some(
          (other, place) =>
            place !== index &&
            buttonOf(other.type) === buttonOf(press.type) &&
            Math.abs(other.start - (press.end ?? 0)) < 3,
        ),
      );
      if (!isClose) expect(recorded).toEqual(wanted);
    }),
    { numRuns: 500 },
  );
});

const frames = Array.from({ length: LAST + 1 }, (_, frame) => frame);
const isDown = (track: Track, type: TrackPress['type'], frame: number) => pressAt(track, type, frame) !== null;

it('merges into a track that stays whole', () => {
  fc.assert(
    fc.property(
      aTrack,
      presses,
      fc.option(aRange),
      fc.option(aType.map(buttonOf)),
      fc.boolean(),
      (track, all, punch, only, replaces) => {
        const range = punch ?? { from: 0, to: LAST };
        const recorded = all.filter(
          ({ type, start, end }) =>
            start >= range.from && end !== null && end <= range.to && (only === null || buttonOf(type) === only),
        );
        const mode = replaces ? 'replace' : 'overdub';
        const merged = mergeRecorded(track, recorded, { punch, only, mode, lastFrame: LAST });
        expectWhole(merged.track.presses);
        expect(merged.track.breakpoints).toBe(track.breakpoints);
        if (mode === 'replace') {
          expect(merged.leftOut).toBe(0);
          const inRange = merged.track.presses.filter(
            ({ type, start }) => start >= range.from && start <= range.to && (only === null || buttonOf(type) === only),
          );
          expect(inRange).toEqual(recorded);
        } else for (const press of track.presses) expect(merged.track.presses).toContainEqual(press);
      },
    ),
    { numRuns: 1000 },
  );
});

it('changes nothing on frames and lanes that were not recorded', () => {
  fc.assert(
    fc.property(aTrack, aRange, fc.option(aType.map(buttonOf)), (track, punch, only) => {
      const { track: after } = mergeRecorded(track, [], { punch, only, mode: 'replace', lastFrame: LAST });
      const wrong = types.flatMap((type) =>
        frames.filter((frame) => {
          if (only !== null && buttonOf(type) !== only)
            return isDown(after, type, frame) !== isDown(track, type, frame);
          if (frame >= punch.from && frame <= punch.to) return isDown(after, type, frame);
          // A release alone on the frame behind goes with its hold.
          return frame !== punch.to + 1 && isDown(after, type, frame) !== isDown(track, type, frame);
        }),
      );
      expect(wrong).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
