import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { FrameClock } from '../../../shared/clip/frame-clock.js';
import type { EditorContext } from '../editing/editor-action.js';
import { Editing } from '../editing/editing.js';
import { EMPTY_TRACK, type TrackPress } from '../track/track.js';
import { TypeDialog } from './type-dialog.js';

afterEach(cleanup);

const A: TrackPress = { type: 'A_BUTTON', start: 10, end: 20 };

function opened(presses: readonly TrackPress[] = [A]) {
  const editing = new Editing({ ...EMPTY_TRACK, presses });
  const context: EditorContext = {
    editing,
    clock: new FrameClock(200, []),
    ready: true,
    open: () => undefined,
  };
  let closed = 0;
  render(<TypeDialog context={context} onClose={() => (closed += 1)} gameId="ssbm" fighter="ssbm:fox" />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Inputs or moves, each with its frame' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const does = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  return { editing, field, type, does, closed: () => closed };
}

it('opens with the presses there are, and replaces them as one step', () => {
  const { editing, field, type, does, closed } = opened();
  expect(field.value).toBe('A 10-20');
  expect(document.activeElement).toBe(field);
  type('shine 32 > jump +8-12');
  expect(screen.getByRole('status').textContent).toBe('3 presses on frames 32-44');
  fireEvent.click(does('replace all presses'));
  expect(editing.track.presses).toEqual([
    { type: 'CONTROL_STICK_DOWN', start: 32, end: 32 },
    { type: 'B_BUTTON', start: 32, end: 32 },
    { type: 'X_BUTTON', start: 40, end: 44 },
  ]);
  expect(closed()).toBe(1);
  editing.undo();
  expect(editing.track.presses).toEqual([A]);
});

it('adds by its first button, which waits for something to add, and replaces only where there is something', () => {
  const { editing, type, does } = opened([]);
  expect(does('add to the track').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'replace all presses' })).toBeNull();
  type('A 10-20');
  expect(does('add to the track').disabled).toBe(false);
  fireEvent.submit(does('add to the track'));
  expect(editing.track.presses).toEqual([A]);
});

it('leaves the presses there are when the box is emptied', () => {
  const { editing, field, type, does, closed } = opened();
  type('');
  expect([does('add to the track').disabled, does('replace all presses').disabled]).toEqual([true, true]);
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  expect([closed(), editing.track.presses]).toEqual([0, [A]]);
});

it('adds presses beside those there are', () => {
  const { editing, type, does } = opened();
  type('A 10-20\nB 30');
  fireEvent.click(does('add to the track'));
  expect(editing.track.presses).toEqual([A, { type: 'B_BUTTON', start: 30, end: 30 }]);
});

it('says what is wrong and where, and inserts nothing until it is mended', () => {
  const { field, type, does, closed } = opened([]);
  type('A 10\nsheild 20\nB 999');
  expect(screen.getByRole('status').textContent).toBe('1 press on frame 10, 2 things to fix');
  const problems = within(screen.getByRole('list', { name: 'To fix' })).getAllByRole('button');
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    'line 2 “sheild” is no input that is known here. Did you mean “shield”?',
    'line 3 The clip ends on frame 200.',
  ]);
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['sheild', 'B 999']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  for (const problem of problems.slice(0, 1)) fireEvent.click(problem);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('sheild');
  expect(does('add to the track').disabled).toBe(true);
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  expect(closed()).toBe(0);
  type('A 10\nshield 20');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  expect(closed()).toBe(1);
});
