import { beginHistory, record, undo } from '../../../shared/lib/history.js';
import {
  cloneEvery,
  copied,
  moveBy,
  moveEdgeBy,
  NOTHING_SELECTED,
  pasteAt,
  retype,
  selectionOf,
  shiftFrom,
  stretchTo,
} from './edits.js';
import { doubtsOf } from './doubts.js';
import { noteAt, toggleBreakpoint, withNote } from './marks.js';
import { EMPTY_TRACK, fits, type Track, type TrackPress } from './track.js';

const plain = (type: TrackPress['type'], start: number, end: number | null = start): TrackPress => ({
  type,
  start,
  end,
});
const trackOf = (...presses: TrackPress[]): Track => ({ ...EMPTY_TRACK, presses });
const LAST = 600;

it('moves what is selected as far as there is room', () => {
  const a = plain('A_BUTTON', 10);
  const track = trackOf(a, plain('A_BUTTON', 14));
  expect(moveBy(track, selectionOf([a]), 4, LAST)?.track.presses).toEqual([
    plain('A_BUTTON', 13),
    plain('A_BUTTON', 14),
  ]);
  expect(moveBy(track, selectionOf([a]), 5, LAST)?.track.presses).toEqual([
    plain('A_BUTTON', 14),
    plain('A_BUTTON', 15),
  ]);
  expect(moveBy(track, selectionOf([a]), -30, LAST)?.track.presses[0]?.start).toBe(0);
});

it('makes a hold of a press by its end, and a press of a hold', () => {
  const b = plain('B_BUTTON', 20);
  const held = moveEdgeBy(trackOf(b), selectionOf([b]), 'end', 6, LAST);
  expect(held?.track.presses).toEqual([plain('B_BUTTON', 20, 26)]);
  if (held === null) throw new Error('the hold is missing');
  expect(moveEdgeBy(held.track, held.selection, 'end', -9, LAST)?.track.presses).toEqual([b]);
});

it('pastes where there is room and says what it left out', () => {
  const track = trackOf(plain('A_BUTTON', 10), plain('X_BUTTON', 12, 16));
  const pasted = pasteAt(track, copied(track, selectionOf(track.presses)), 14, LAST);
  expect(pasted.leftOut).toBe(1);
  expect(pasted.track.presses).toContainEqual(plain('A_BUTTON', 14));
});

it('clones every so many frames, stretches, and turns into another direction', () => {
  const up = plain('CONTROL_STICK_UP', 10, 14);
  const cloned = cloneEvery(trackOf(up), selectionOf([up]), 20, 2, LAST);
  expect(cloned.track.presses.map(({ start, end }) => [start, end])).toEqual([
    [10, 14],
    [30, 34],
    [50, 54],
  ]);
  expect(
    stretchTo(cloned.track, cloned.selection, 88, LAST)?.track.presses.map(({ start, end }) => [start, end]),
  ).toEqual([
    [10, 18],
    [50, 58],
    [90, 98],
  ]);
  expect(retype(trackOf(up), selectionOf([up]), 'C_STICK_LEFT', LAST)?.track.presses).toEqual([
    plain('C_STICK_LEFT', 10, 14),
  ]);
});

it('shifts everything from a frame on with its breakpoints and notes', () => {
  const track = withNote(toggleBreakpoint(trackOf(plain('A_BUTTON', 5), plain('A_BUTTON', 30)), 30), 30, 'late');
  const shifted = shiftFrom(track, 20, 10, LAST);
  expect(shifted).toEqual({
    ...trackOf(plain('A_BUTTON', 5), plain('A_BUTTON', 40)),
    breakpoints: [40],
    notes: [{ frame: 40, text: 'late' }],
  });
  expect(shiftFrom(track, 20, -15, LAST)?.presses.map(({ start }) => start)).toEqual([5, 15]);
  expect(shiftFrom(track, 20, -25, LAST)).toBeNull();
});

it('takes the moves of one drag for one step', () => {
  const a = plain('A_BUTTON', 10);
  const begun = beginHistory(trackOf(a));
  const once = record(begun, trackOf(plain('A_BUTTON', 11)), { name: 'move by 1', run: 'drag 1' });
  const twice = record(once, trackOf(plain('A_BUTTON', 12)), { name: 'move by 2', run: 'drag 1' });
  expect(twice.done.map(({ name }) => name)).toEqual(['move by 2']);
  expect(undo(twice).now).toBe(begun.now);
  expect(record(twice, begun.now, { name: 'move by 0', run: 'drag 1' }).done).toEqual([]);
});

it('says what is missing or doubtful, what blocks first', () => {
  const track = trackOf(
    plain('CONTROL_STICK_LEFT', 10, 12),
    plain('CONTROL_STICK_RIGHT', 12, 20),
    plain('B_BUTTON', 300, null),
    plain('A_BUTTON', 700),
  );
  expect(doubtsOf(track, LAST).map(({ text, blocks }) => [blocks, text])).toEqual([
    [true, 'B is held from frame 300 and never released'],
    [true, 'A on frame 700 is past the end of the clip, frame 600'],
    [false, 'Stick left and stick right are on frames 12 and 12: no thumb is that fast'],
    [false, 'Nothing is pressed from frame 20 to 300. Is something missing?'],
    [false, 'Nothing is pressed from frame 300 to 700. Is something missing?'],
  ]);
  expect(doubtsOf(EMPTY_TRACK, null)).toEqual([]);
  expect(noteAt(withNote(EMPTY_TRACK, 4, '  hm '), 4)).toBe('hm');
  expect(NOTHING_SELECTED.size).toBe(0);
});

it('repeats very many presses as far as there is room', () => {
  const presses = Array.from({ length: 200 }, (_, index) => plain('A_BUTTON', index * 2));
  const track = trackOf(...presses);
  const cloned = cloneEvery(track, selectionOf(presses), 401, 100, 3600);
  expect(cloned.track.presses.length + cloned.leftOut).toBe(200 * 101);
  expect(fits(cloned.track.presses)).toBe(true);
});
