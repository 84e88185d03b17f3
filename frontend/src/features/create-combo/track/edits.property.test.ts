import fc from 'fast-check';
import { PRESS_TYPES } from '@combolab/contracts';
import { beginHistory, record, redo, undo } from '../../../shared/lib/history.js';
import {
  cloneEvery,
  copied,
  moveBy,
  moveEdgeBy,
  pasteAt,
  removeSelected,
  retype,
  shiftFrom,
  stretchTo,
} from './edits.js';
import { fittingPresses } from './track-of-actions.js';
import { comparePresses, EMPTY_TRACK, fits, pressKey, type Track } from './track.js';

const LAST = 60;
const aPress = fc
  .record({
    type: fc.constantFrom(...PRESS_TYPES.filter((_, index) => index % 3 === 0)),
    start: fc.integer({ min: 0, max: LAST }),
    length: fc.option(fc.integer({ min: 0, max: 9 })),
  })
  .map(({ type, start, length }) => ({ type, start, end: length === null ? null : Math.min(LAST, start + length) }));
const aTrack: fc.Arbitrary<Track> = fc
  .array(aPress, { maxLength: 25 })
  .map((presses) => ({ ...EMPTY_TRACK, presses: fittingPresses([...presses].sort(comparePresses)) }));
const selected = (track: Track, picks: readonly number[]) =>
  new Set(picks.flatMap((pick) => track.presses.slice(pick, pick + 1).map(pressKey)));
const picks = fc.array(fc.nat(24), { maxLength: 8 });
const amount = fc.integer({ min: -20, max: 20 });

const expectWhole = (track: Track) => {
  expect(fits(track.presses)).toBe(true);
  expect(track.presses).toEqual([...track.presses].sort(comparePresses));
  for (const { start, end } of track.presses) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end ?? start).toBeGreaterThanOrEqual(start);
    expect(end ?? start).toBeLessThanOrEqual(LAST);
  }
};

it('keeps a track whole through every edit', () => {
  fc.assert(
    fc.property(aTrack, picks, amount, fc.integer({ min: 1, max: 30 }), (track, chosen, by, length) => {
      const selection = selected(track, chosen);
      const edits = [
        moveBy(track, selection, by, LAST),
        moveEdgeBy(track, selection, 'start', by, LAST),
        moveEdgeBy(track, selection, 'end', by, LAST),
        removeSelected(track, selection),
        pasteAt(track, copied(track, selection), length, LAST),
        cloneEvery(track, selection, length, 3, LAST),
        retype(track, selection, 'CONTROL_STICK_DOWN', LAST),
        stretchTo(track, selection, length, LAST),
      ];
      for (const edited of edits) if (edited !== null) expectWhole(edited.track);
      const all = shiftFrom(track, length, by, LAST);
      if (all !== null) expectWhole(all);
    }),
    { numRuns: 1000 },
  );
});

it('moves everything selected by the same amount, and back again', () => {
  fc.assert(
    fc.property(aTrack, picks, amount, (track, chosen, by) => {
      const moved = moveBy(track, selected(track, chosen), by, LAST);
      if (moved === null) return;
      const [before] = copied(track, selected(track, chosen));
      const [after] = copied(moved.track, moved.selection);
      expect(after).toEqual(before);
      expect(moved.track.presses).toHaveLength(track.presses.length);
    }),
  );
});

it('gives back the very same track when anything is undone, and the very same again when it is redone', () => {
  fc.assert(
    fc.property(aTrack, fc.array(fc.tuple(picks, amount), { maxLength: 20 }), (track, moves) => {
      const states = [track];
      let history = beginHistory(track);
      for (const [chosen, by] of moves) {
        const next = moveBy(history.now, selected(history.now, chosen), by, LAST)?.track ?? history.now;
        history = record(history, next, { name: 'move' });
        if (states.at(-1) !== history.now) states.push(history.now);
      }
      for (const state of states.toReversed()) {
        expect(history.now).toBe(state);
        history = undo(history);
      }
      for (const state of states) {
        expect(history.now).toBe(state);
        history = redo(history);
      }
    }),
  );
});
