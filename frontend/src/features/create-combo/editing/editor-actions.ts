import type { FrameClock } from '../../../shared/clip/frame-clock.js';
import { pressWords } from '@combolab/contracts';
import { HOLD_LABELS, inputsOnFrame, press, stateOnFrame, stepHold } from '../track/hold-machine.js';
import {
  copied,
  moveBy,
  moveEdgeBy,
  NOTHING_SELECTED,
  pasteAt,
  removeSelected,
  selectionOf,
  type Edited,
} from '../track/edits.js';
import { toggleBreakpoint } from '../track/marks.js';
import { pressKey, type Track } from '../track/track.js';
import { countOf, type Editing, type EditingState } from './editing.js';

/** A dialog or field of the editor that an action opens. */
export type EditorPanel = 'record' | 'type' | 'replay' | 'note' | 'repeat' | 'stretch' | 'shift' | 'direction';

/** What actions work on. */
export interface EditorContext {
  readonly editing: Editing;
  readonly clock: FrameClock;
  /** There is a clip to work on. */
  readonly ready: boolean;
  readonly open: (panel: EditorPanel) => void;
  /** Writes the draft now; absent where there is none. */
  readonly save?: (() => void) | undefined;
}

export interface Keys {
  /** As `KeyboardEvent.key`, letters in lower case. */
  readonly key: string;
  readonly ctrl?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
}

export type ActionGroup = 'Clip' | 'Frame' | 'Selection' | 'Everything';

/** Something the editor does, wherever it is set off: a button, the menu, a key, the command palette. */
export interface EditorAction {
  readonly id: string;
  readonly group: ActionGroup;
  readonly label: string;
  /** Any of these keys. The first is the one that is shown. */
  readonly keys?: readonly Keys[];
  readonly enabled: (context: EditorContext, state: EditingState) => boolean;
  readonly run: (context: EditorContext) => void;
}

const always = ({ ready }: EditorContext): boolean => ready;
const withSelection = (_: EditorContext, { selection }: EditingState): boolean => selection.size > 0;

const step = (id: string, frames: number, ...keys: Keys[]): EditorAction => ({
  id,
  group: 'Clip',
  label: `${frames < 0 ? 'Back' : 'Forward'} ${String(Math.abs(frames))} ${Math.abs(frames) === 1 ? 'frame' : 'frames'}`,
  keys,
  enabled: always,
  run: ({ clock }) => {
    clock.step(frames);
  },
});

const clip: readonly EditorAction[] = [
  {
    id: 'play',
    group: 'Clip',
    label: 'Play and pause',
    keys: [{ key: ' ' }, { key: 'k' }],
    enabled: always,
    run: ({ clock }) => {
      clock.toggle();
    },
  },
  step('back-20', -20, { key: 'ArrowLeft', ctrl: true }),
  step('back-5', -5, { key: 'ArrowLeft', shift: true }),
  step('back-1', -1, { key: 'ArrowLeft' }, { key: ',' }),
  step('forward-1', 1, { key: 'ArrowRight' }, { key: '.' }),
  step('forward-5', 5, { key: 'ArrowRight', shift: true }),
  step('forward-20', 20, { key: 'ArrowRight', ctrl: true }),
  {
    id: 'start',
    group: 'Clip',
    label: 'To the first frame',
    keys: [{ key: 'Home' }],
    enabled: always,
    run: ({ clock }) => {
      clock.step(-Infinity);
    },
  },
  {
    id: 'end',
    group: 'Clip',
    label: 'To the last frame',
    keys: [{ key: 'End' }],
    enabled: always,
    run: ({ clock }) => {
      clock.step(Infinity);
    },
  },
  {
    id: 'next-press',
    group: 'Clip',
    label: 'To the next press',
    keys: [{ key: 'n' }],
    enabled: always,
    run: (context) => {
      goToPress(context, 1);
    },
  },
  {
    id: 'previous-press',
    group: 'Clip',
    label: 'To the press before',
    keys: [{ key: 'N', shift: true }],
    enabled: always,
    run: (context) => {
      goToPress(context, -1);
    },
  },
];

function goToPress({ editing, clock }: EditorContext, direction: 1 | -1): void {
  const starts = editing.track.presses.map(({ start }) => start);
  const next =
    direction === 1 ? starts.find((start) => start > clock.frame) : starts.findLast((start) => start < clock.frame);
  if (next !== undefined) clock.step(next - clock.frame);
}

/** The press of the input in question, and the name of the step. */
export function pressInput({ editing, clock, ready }: EditorContext, type = editing.snapshot().input): void {
  if (!ready) return;
  clock.pause();
  editing.point(type);
  const { frame } = clock;
  const next = press(editing.track, type, frame);
  const words = pressWords(type);
  if (next === editing.track) editing.tell(`${words} is held on frame ${String(frame)}`);
  const name = stateOnFrame(next, type, frame) === null ? `take ${words} from frame ` : `press ${words} on frame `;
  editing.apply(name + String(frame), next);
}

/** The hold control's step for an input on the frame. */
export function stepInput({ editing, clock }: EditorContext, type = editing.snapshot().input): void {
  const { frame } = clock;
  const state = stateOnFrame(editing.track, type, frame);
  if (state === null) return;
  clock.pause();
  editing.point(type);
  const name = `${HOLD_LABELS[state]} of ${pressWords(type)} on frame ${String(frame)}`;
  editing.apply(name, stepHold(editing.track, type, frame));
}

/** Releases everything that is held and was not released yet. */
function releaseAll({ editing, clock }: EditorContext): void {
  const open = editing.track.presses.filter(({ end }) => end === null).map(({ type }) => type);
  const held = open.filter((type) => stateOnFrame(editing.track, type, clock.frame) === 'MAINTAIN_HOLD');
  const track = held.reduce<Track>((next, type) => stepHold(next, type, clock.frame), editing.track);
  editing.apply(`release on frame ${String(clock.frame)}`, track);
}

const frame: readonly EditorAction[] = [
  {
    id: 'press',
    group: 'Frame',
    label: 'Press the input in question, or take it away',
    keys: [{ key: 'Enter' }],
    enabled: always,
    run: (context) => {
      pressInput(context);
    },
  },
  {
    id: 'hold',
    group: 'Frame',
    label: 'Hold: next step',
    keys: [{ key: 'h' }],
    enabled: always,
    run: (context) => {
      const { track } = context.editing;
      const here = inputsOnFrame(track, context.clock.frame);
      const own = here.find(({ type }) => type === context.editing.snapshot().input);
      const type = (own ?? here[0])?.type;
      if (type !== undefined) stepInput(context, type);
    },
  },
  {
    id: 'release',
    group: 'Frame',
    label: 'Release what is held',
    keys: [{ key: 'r' }],
    enabled: always,
    run: releaseAll,
  },
  {
    id: 'breakpoint',
    group: 'Frame',
    label: 'Breakpoint',
    keys: [{ key: 'b' }],
    enabled: always,
    run: ({ editing, clock }) => {
      const name = editing.track.breakpoints.includes(clock.frame) ? 'no breakpoint' : 'breakpoint';
      editing.apply(`${name} on frame ${String(clock.frame)}`, toggleBreakpoint(editing.track, clock.frame));
    },
  },
  {
    id: 'note',
    group: 'Frame',
    label: 'Note on this frame…',
    keys: [{ key: 'm' }],
    enabled: always,
    run: ({ open }) => {
      open('note');
    },
  },
];

const edit = (editing: Editing, name: string, edited: Edited | null, nothing: string): void => {
  if (edited === null) editing.tell(nothing);
  else editing.apply(name, edited.track, edited);
};

const NO_ROOM = 'There is no room';
const moving = (id: string, label: string, by: number, keys: Keys): EditorAction => ({
  id,
  group: 'Selection',
  label,
  keys: [keys],
  enabled: withSelection,
  run: ({ editing, clock }) => {
    edit(editing, `move by ${String(by)}`, moveBy(editing.track, editing.selection, by, clock.lastFrame), NO_ROOM);
  },
});
const edging = (id: string, edge: 'start' | 'end', by: number, key: string, shift: boolean): EditorAction => ({
  id,
  group: 'Selection',
  label:
    edge === 'end' ? (by < 0 ? 'Shorter by a frame' : 'Longer by a frame') : by < 0 ? 'Begin earlier' : 'Begin later',
  keys: [shift ? { key, shift } : { key }],
  enabled: withSelection,
  run: ({ editing, clock }) => {
    const edited = moveEdgeBy(editing.track, editing.selection, edge, by, clock.lastFrame);
    edit(editing, `move the ${edge} by ${String(by)}`, edited, NO_ROOM);
  },
});

const remove = ({ editing }: EditorContext): void => {
  const name = `delete ${countOf(editing.selection.size)}`;
  edit(editing, name, removeSelected(editing.track, editing.selection), '');
};
const copy = ({ editing }: EditorContext): void => {
  editing.copy(copied(editing.track, editing.selection));
};

const panel = (id: EditorPanel, group: ActionGroup, label: string, keys?: Keys): EditorAction => ({
  id,
  group,
  label,
  ...(keys && { keys: [keys] }),
  enabled: group === 'Selection' ? withSelection : always,
  run: ({ open }) => {
    open(id);
  },
});

const selection: readonly EditorAction[] = [
  moving('earlier', 'A frame earlier', -1, { key: 'ArrowLeft', alt: true }),
  moving('later', 'A frame later', 1, { key: 'ArrowRight', alt: true }),
  moving('earlier-5', '5 frames earlier', -5, { key: 'ArrowLeft', alt: true, shift: true }),
  moving('later-5', '5 frames later', 5, { key: 'ArrowRight', alt: true, shift: true }),
  edging('shorter', 'end', -1, '[', false),
  edging('longer', 'end', 1, ']', false),
  edging('begin-earlier', 'start', -1, '{', true),
  edging('begin-later', 'start', 1, '}', true),
  {
    id: 'copy',
    group: 'Selection',
    label: 'Copy',
    keys: [{ key: 'c', ctrl: true }],
    enabled: withSelection,
    run: copy,
  },
  {
    id: 'cut',
    group: 'Selection',
    label: 'Cut',
    keys: [{ key: 'x', ctrl: true }],
    enabled: withSelection,
    run: (context) => {
      copy(context);
      remove(context);
    },
  },
  panel('repeat', 'Selection', 'Repeat every few frames…', { key: 'd', ctrl: true }),
  panel('stretch', 'Selection', 'Stretch…'),
  panel('direction', 'Selection', 'Turn into another input…'),
  {
    id: 'delete',
    group: 'Selection',
    label: 'Delete',
    keys: [{ key: 'Delete' }, { key: 'Backspace' }],
    enabled: withSelection,
    run: remove,
  },
  {
    id: 'select-none',
    group: 'Selection',
    label: 'Select nothing',
    keys: [{ key: 'Escape' }],
    enabled: withSelection,
    run: ({ editing }) => {
      editing.select(NOTHING_SELECTED);
    },
  },
];

const everything: readonly EditorAction[] = [
  {
    id: 'undo',
    group: 'Everything',
    label: 'Undo',
    keys: [{ key: 'z', ctrl: true }],
    enabled: (_, { history }) => history.past.length > 0,
    run: ({ editing }) => {
      editing.undo();
    },
  },
  {
    id: 'redo',
    group: 'Everything',
    label: 'Redo',
    keys: [
      { key: 'z', ctrl: true, shift: true },
      { key: 'y', ctrl: true },
    ],
    enabled: (_, { history }) => history.future.length > 0,
    run: ({ editing }) => {
      editing.redo();
    },
  },
  {
    id: 'select-all',
    group: 'Everything',
    label: 'Select everything',
    keys: [{ key: 'a', ctrl: true }],
    enabled: (_, { history }) => history.now.presses.length > 0,
    run: ({ editing }) => {
      editing.select(selectionOf(editing.track.presses));
    },
  },
  {
    id: 'select-frame',
    group: 'Everything',
    label: 'Select what is pressed on this frame',
    keys: [{ key: 's' }],
    enabled: always,
    run: ({ editing, clock }) => {
      const here = editing.track.presses.filter(
        ({ start, end }) => start <= clock.frame && clock.frame <= (end ?? start),
      );
      editing.select(new Set(here.map(pressKey)));
      editing.tell(`${countOf(here.length)} selected`);
    },
  },
  {
    id: 'paste',
    group: 'Everything',
    label: 'Paste on this frame',
    keys: [{ key: 'v', ctrl: true }],
    enabled: ({ ready }, { clipboard }) => ready && clipboard.length > 0,
    run: ({ editing, clock }) => {
      const { clipboard } = editing.snapshot();
      const pasted = pasteAt(editing.track, clipboard, clock.frame, clock.lastFrame);
      editing.apply(`paste ${countOf(clipboard.length - pasted.leftOut)}`, pasted.track, pasted);
      if (pasted.leftOut > 0) editing.tell(`${countOf(pasted.leftOut)} found no room`);
    },
  },
  panel('shift', 'Everything', 'Shift everything from this frame on…'),
  panel('record', 'Everything', 'Record', { key: 'R', shift: true }),
  panel('type', 'Everything', 'Type it', { key: 'e' }),
  // A replay can come before its clip.
  { ...panel('replay', 'Everything', 'Import .slp'), enabled: () => true },
  {
    id: 'save',
    group: 'Everything',
    label: 'Save the draft now',
    keys: [{ key: 's', ctrl: true }],
    enabled: ({ save }) => save !== undefined,
    run: ({ save }) => {
      save?.();
    },
  },
];

/** Everything the editor does, once. */
export const EDITOR_ACTIONS: readonly EditorAction[] = [...clip, ...frame, ...selection, ...everything];

/** @throws Error for an unknown id */
export function editorAction(id: string): EditorAction {
  const found = EDITOR_ACTIONS.find((action) => action.id === id);
  if (found === undefined) throw new Error(`There is no editor action "${id}"`);
  return found;
}
