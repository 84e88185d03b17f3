import { Editing } from '../editing/editing.js';
import { selectionOf } from '../track/edits.js';
import { EMPTY_TRACK } from '../track/track.js';
import { firstSettings, rangeOf, RECORDED_LANES } from './record-settings.js';

const presses = [
  { type: 'A_BUTTON', start: 20, end: 20 },
  { type: 'B_BUTTON', start: 30, end: 44 },
] as const;

it('begins at the frame that is shown, and at what is selected', () => {
  const editing = new Editing({ ...EMPTY_TRACK, presses });
  const here = firstSettings(editing.state.get(), 7, 100);
  expect(rangeOf(here, 7, 100)).toEqual({ from: 7, to: 100 });
  editing.select(selectionOf(presses));
  const selected = firstSettings(editing.state.get(), 7, 100);
  expect(rangeOf(selected, 7, 100)).toEqual({ from: 20, to: 44 });
});

it('has no frames to record at the end of the clip', () => {
  const settings = firstSettings(new Editing(EMPTY_TRACK).state.get(), 100, 100);
  expect(rangeOf(settings, 100, 100)).toBeNull();
  expect(rangeOf({ ...settings, where: 'punch', punch: { from: 50, to: 40 } }, 100, 100)).toBeNull();
});

it('names every lane once', () => {
  expect(new Set(RECORDED_LANES.map(({ value }) => value)).size).toBe(10);
  expect(RECORDED_LANES.map(({ label }) => label)).toContain('the C-stick');
});
