import { inputsOnFrame } from '../track/hold-machine.js';
import { toggleBreakpoint } from '../track/marks.js';
import { always, type EditorAction } from './editor-action.js';
import { pressInput, releaseAll, stepInput } from './press-input.js';
import { t } from '../texts.js';

/** What is done to the frame that is shown. */
export const frameActions: readonly EditorAction[] = [
  {
    id: 'press',
    group: 'Frame',
    label: t('pressTheInputInQuestion'),
    keys: [{ key: 'Enter' }],
    enabled: always,
    run: (context) => {
      pressInput(context);
    },
  },
  {
    id: 'hold',
    group: 'Frame',
    label: t('holdNextStep'),
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
    label: t('releaseWhatIsHeld'),
    keys: [{ key: 'r' }],
    enabled: always,
    run: releaseAll,
  },
  {
    id: 'breakpoint',
    group: 'Frame',
    label: t('toggleBreakpoint'),
    keys: [{ key: 'b' }],
    enabled: always,
    run: ({ editing, clock }) => {
      const name = editing.track.breakpoints.includes(clock.frame) ? 'unsetBreakpoint' : 'setBreakpoint';
      editing.apply(t(name, { frame: clock.frame }), toggleBreakpoint(editing.track, clock.frame));
    },
  },
  {
    id: 'note',
    group: 'Frame',
    label: t('noteOnThisFrame'),
    keys: [{ key: 'm' }],
    enabled: always,
    run: ({ open }) => {
      open('note');
    },
  },
];
