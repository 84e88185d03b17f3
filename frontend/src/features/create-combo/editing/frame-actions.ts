import { inputsOnFrame } from '../track/hold-machine.js';
import { toggleBreakpoint } from '../track/marks.js';
import { always, type EditorAction } from './editor-action.js';
import { pressInput, releaseAll, stepInput } from './press-input.js';

/** What is done to the frame that is shown. */
export const frameActions: readonly EditorAction[] = [
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
      const own = here.find(({ type }) => type === context.editing.state.get().input);
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
