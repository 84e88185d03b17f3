import { EMPTY_TRACK, type TrackPress } from '../track/track.js';
import { Editing } from './editing.js';
import { insertPresses } from './insert-presses.js';

const A: TrackPress = { type: 'A_BUTTON', start: 10, end: 20 };
const B: TrackPress = { type: 'B_BUTTON', start: 12, end: 12 };
const LATE: TrackPress = { type: 'X_BUTTON', start: 90, end: 120 };
const start = () => new Editing({ ...EMPTY_TRACK, presses: [A], breakpoints: [5] });

it('puts presses in place of those of the track as one step, and keeps breakpoints', () => {
  const editing = start();
  expect(insertPresses(editing, [B, LATE], 'replace', 100)).toBe(1);
  expect(editing.track).toEqual({ ...EMPTY_TRACK, presses: [B], breakpoints: [5] });
  expect(editing.state.get().told).toBe('1 press did not fit');
  editing.undo();
  expect(editing.track.presses).toEqual([A]);
});

it('adds presses where there is room, those that are there already but once', () => {
  const editing = start();
  expect(insertPresses(editing, [A, B, { ...A, start: 15, end: 15 }], 'add', 100)).toBe(1);
  expect(editing.track.presses).toEqual([A, B]);
  expect([...editing.selection]).toEqual(['B_BUTTON@12']);
});

it('makes no step when nothing changes', () => {
  const editing = start();
  insertPresses(editing, [A], 'replace', 100);
  insertPresses(editing, [A], 'add', 100);
  expect(editing.state.get().history.done).toEqual([]);
});
