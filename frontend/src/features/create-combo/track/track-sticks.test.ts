import { encodeSticks, NO_SAMPLE } from '@combolab/contracts';
import { gridOf } from '../../../shared/sticks/stick-grid.js';
import { Editing } from '../editing/editing.js';
import { insertPresses } from '../editing/insert-presses.js';
import { trackOfPart } from '../clip-file/trim/trim-plan.js';
import { moveBy, selectionOf, shiftFrom } from './edits.js';
import { laidSticks, withinClip, withoutEdited } from './track-sticks.js';
import type { Track, TrackPress } from './track.js';

/** Frames 0 to 19; each says its own number with the left stick. */
const sticks = encodeSticks({
  from: 0,
  samples: Int8Array.from(Array.from({ length: 20 }, (_, i) => [i, i, 50, 50, i, 0]).flat()),
});
const up: TrackPress = { type: 'CONTROL_STICK_UP', start: 5, end: 9 };
const shield: TrackPress = { type: 'L_TRIGGER', start: 12, end: 14 };
const track: Track = { presses: [up, shield], breakpoints: [], notes: [], sticks };

/** What a part says on the frames from 0 on; null where it says nothing. */
const said = ({ sticks }: Pick<Track, 'sticks'>, column: number, frames = 20) => {
  const grid = gridOf(sticks);
  return Array.from({ length: frames }, (_, frame) => {
    const value = grid[frame * 6 + column] ?? 0;
    return value === NO_SAMPLE ? null : value;
  });
};
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

it('lets go of samples where a press is another one now, of that part alone', () => {
  const longer = withoutEdited(track, { ...track, presses: [{ ...up, end: 11 }, shield] });
  expect(said(longer, 0)).toEqual([...numbers(0, 8), null, null, ...numbers(11, 19)]);
  expect(said(longer, 2)).toEqual(Array(20).fill(50));
  const without = withoutEdited(track, { ...track, presses: [up] });
  expect(said(without, 4)).toEqual([...numbers(0, 11), null, null, ...numbers(14, 19)]);
  expect(said(without, 5)).toEqual(Array(20).fill(0));
});

it('keeps them where buttons and marks are edited, and where others are brought', () => {
  const button = { ...track, presses: [...track.presses, { type: 'A_BUTTON', start: 15, end: 15 } as const] };
  expect(withoutEdited(track, button)).toBe(button);
  const marked = { ...track, breakpoints: [3] };
  expect(withoutEdited(track, marked)).toBe(marked);
  const other = { ...track, presses: [], sticks: encodeSticks({ from: 3, samples: new Int8Array(6) }) };
  expect(withoutEdited(track, other)).toBe(other);
});

it('brings them back when the edit is undone, and compares a drag with where it began', () => {
  const editing = new Editing(track);
  for (const start of [8, 12, 6])
    editing.apply('move', { ...track, presses: [{ ...up, start, end: start + 4 }] }, { mark: 'd' });
  expect(said(editing.track, 0)).toEqual([...numbers(0, 4), null, ...numbers(6, 8), null, ...numbers(10, 19)]);
  editing.undo();
  expect(editing.track).toBe(track);
});

it('moves with all presses, with everything from a frame on, and with the part that is kept', () => {
  const moved = moveBy(track, selectionOf(track.presses), 3, 19);
  expect(said(moved?.track ?? track, 0)).toEqual([null, null, null, ...numbers(0, 16)]);
  expect(moveBy(track, selectionOf([up]), 3, 19)?.track.sticks).toBe(sticks);
  expect(said(shiftFrom(track, 12, 2, 21) ?? track, 0, 22)).toEqual([
    ...numbers(0, 11),
    null,
    null,
    ...numbers(12, 19),
  ]);
  expect(said(shiftFrom(track, 12, -2, 19) ?? track, 0)).toEqual([...numbers(0, 9), ...numbers(12, 19), null, null]);
  const part = trackOfPart(track, { from: 4, to: 10 });
  expect(said(part, 0)).toEqual([...numbers(4, 10), ...Array<null>(13).fill(null)]);
  expect(said(withinClip(track, 6), 0)).toEqual([...numbers(0, 6), ...Array<null>(13).fill(null)]);
});

it('takes those of an import with its presses, in place of all or beside them', () => {
  const laid = encodeSticks({ from: 2, samples: Int8Array.from([9, 9, 9, 9, 9, 9]) });
  const press: TrackPress = { type: 'A_BUTTON', start: 2, end: 2 };
  const replaced = new Editing(track);
  insertPresses(replaced, [press], 'replace', 19, [], laid);
  expect(replaced.track.sticks).toBe(laid);
  replaced.undo();
  expect(replaced.track.sticks).toBe(sticks);
  const added = new Editing(track);
  insertPresses(added, [press], 'add', 19, [], laid);
  expect(said(added.track, 0)).toEqual([0, 1, 9, ...numbers(3, 19)]);
});

it('lays samples of one button over others on some frames', () => {
  const over = encodeSticks({ from: 0, samples: new Int8Array(60).fill(1) });
  const laid = laidSticks(sticks, over, { from: 4, to: 5, only: 'stick' });
  expect(said({ ...(laid === undefined ? {} : { sticks: laid }) }, 0)).toEqual([
    ...numbers(0, 3),
    1,
    1,
    ...numbers(6, 19),
  ]);
  expect(said({ ...(laid === undefined ? {} : { sticks: laid }) }, 2)).toEqual(Array(20).fill(50));
  expect(laidSticks(sticks, undefined, { from: 0, to: 9 })).toBe(sticks);
});
