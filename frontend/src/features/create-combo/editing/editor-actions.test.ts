import { FrameClock } from '../../../shared/clip/frame-clock.js';
import { EMPTY_TRACK } from '../track/track.js';
import { actionOfKey, capsOf } from '../../../shared/keys/keys.js';
import { Editing } from './editing.js';
import type { EditorContext, EditorPanel } from './editor-action.js';
import { pressInput, stepInput } from './press-input.js';
import { EDITOR_ACTIONS, editorAction } from './editor-actions.js';

function begin() {
  const opened: EditorPanel[] = [];
  const context: EditorContext = {
    editing: new Editing(EMPTY_TRACK),
    clock: new FrameClock(600, []),
    ready: true,
    open: (panel) => void opened.push(panel),
  };
  const run = (id: string) => {
    editorAction(id).run(context);
  };
  return { context, run, opened, editing: context.editing, clock: context.clock };
}

const key = (name: string, held: { ctrl?: boolean; shift?: boolean; alt?: boolean } = {}) => ({
  key: name,
  ctrlKey: held.ctrl ?? false,
  shiftKey: held.shift ?? false,
  altKey: held.alt ?? false,
  metaKey: false,
});

it('gives every action an id of its own, a label, and no key to two of them', () => {
  const ids = EDITOR_ACTIONS.map(({ id }) => id);
  const caps = EDITOR_ACTIONS.flatMap(({ keys = [] }) => keys.map((each) => capsOf(each).join('+')));
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(caps).size).toBe(caps.length);
  expect(EDITOR_ACTIONS.every(({ label }) => label !== '')).toBe(true);
});

it('finds the action of a key, and leaves characters alone where they are switched off', () => {
  const found = (pressed: ReturnType<typeof key>, characters = true) =>
    actionOfKey(EDITOR_ACTIONS, pressed, characters)?.id;
  expect(found(key('ArrowRight', { shift: true }))).toBe('forward-5');
  expect(found(key('Z', { ctrl: true, shift: true }))).toBe('redo');
  expect(found(key('{', { shift: true }))).toBe('begin-earlier');
  expect([found(key('h')), found(key('h'), false), found(key('z', { ctrl: true }), false)]).toEqual([
    'hold',
    undefined,
    'undo',
  ]);
});

it('presses, holds, releases and undoes, each as a named step', () => {
  const { context, run, editing, clock } = begin();
  clock.seek(10);
  pressInput(context, 'B_BUTTON');
  stepInput(context, 'B_BUTTON');
  clock.seek(20);
  run('release');
  expect(editing.track.presses).toEqual([{ type: 'B_BUTTON', start: 10, end: 20 }]);
  expect(editing.state.get().history.done.map(({ name }) => name)).toEqual([
    'press B on frame 10',
    'start hold of B on frame 10',
    'release on frame 20',
  ]);
  run('undo');
  expect(editing.track.presses[0]?.end).toBeNull();
  run('undo');
  run('undo');
  expect(editing.track).toBe(EMPTY_TRACK);
  run('redo');
  expect(editing.state.get().told).toBe('Redone: press B on frame 10');
});

it('copies, pastes, moves and deletes what is selected', () => {
  const { context, run, editing, clock } = begin();
  pressInput(context, 'A_BUTTON');
  run('select-frame');
  run('copy');
  clock.seek(30);
  run('paste');
  run('later');
  expect(editing.track.presses.map(({ start }) => start)).toEqual([0, 31]);
  run('delete');
  expect(editing.track.presses.map(({ start }) => start)).toEqual([0]);
  expect(editorAction('delete').enabled(context, editing.state.get())).toBe(false);
});

it('goes to the presses, marks the frame and opens what needs more words', () => {
  const { context, run, editing, clock, opened } = begin();
  clock.seek(40);
  pressInput(context, 'A_BUTTON');
  run('breakpoint');
  clock.seek(0);
  run('next-press');
  expect([clock.frame, editing.track.breakpoints]).toEqual([40, [40]]);
  run('note');
  run('record');
  expect(opened).toEqual(['note', 'record']);
});
