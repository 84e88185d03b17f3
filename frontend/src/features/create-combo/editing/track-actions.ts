import { pasteAt, selectionOf } from '../track/edits.js';
import { pressKey } from '../track/track.js';
import { always, panel, type EditorAction } from './editor-action.js';
import { t } from '../texts.js';

/** What is done to all of the track. */
export const trackActions: readonly EditorAction[] = [
  {
    id: 'undo',
    group: 'Everything',
    label: t('undo'),
    keys: [{ key: 'z', ctrl: true }],
    enabled: (_, { history }) => history.done.length > 0,
    run: ({ editing }) => {
      editing.undo();
    },
  },
  {
    id: 'redo',
    group: 'Everything',
    label: t('redo'),
    keys: [
      { key: 'z', ctrl: true, shift: true },
      { key: 'y', ctrl: true },
    ],
    enabled: (_, { history }) => history.undone.length > 0,
    run: ({ editing }) => {
      editing.redo();
    },
  },
  {
    id: 'select-all',
    group: 'Everything',
    label: t('selectEverything'),
    keys: [{ key: 'a', ctrl: true }],
    enabled: (_, { history }) => history.now.presses.length > 0,
    run: ({ editing }) => {
      editing.select(selectionOf(editing.track.presses));
    },
  },
  {
    id: 'select-frame',
    group: 'Everything',
    label: t('selectWhatIsPressedOn'),
    keys: [{ key: 's' }],
    enabled: always,
    run: ({ editing, clock }) => {
      const here = editing.track.presses.filter(
        ({ start, end }) => start <= clock.frame && clock.frame <= (end ?? start),
      );
      editing.select(new Set(here.map(pressKey)));
      editing.tell(t('pressesSelected', { count: here.length }));
    },
  },
  {
    id: 'paste',
    group: 'Everything',
    label: t('pasteOnThisFrame'),
    keys: [{ key: 'v', ctrl: true }],
    enabled: ({ ready }, { clipboard }) => ready && clipboard.length > 0,
    run: ({ editing, clock }) => {
      const { clipboard } = editing.state.get();
      const pasted = pasteAt(editing.track, clipboard, clock.frame, clock.lastFrame);
      editing.apply(t('paste', { count: clipboard.length - pasted.leftOut }), pasted.track, pasted);
      if (pasted.leftOut > 0) editing.refuse(t('foundNoRoom', { count: pasted.leftOut }));
    },
  },
  panel('shift', 'Everything', t('shiftEverythingFromHere')),
  panel('record', 'Everything', t('record'), { key: 'R', shift: true }),
  panel('type', 'Everything', t('typeIt'), { key: 'e' }),
  // A replay can come before its clip.
  { ...panel('replay', 'Everything', t('importSlp')), enabled: () => true },
  {
    id: 'save',
    group: 'Everything',
    label: t('saveTheDraftNow'),
    keys: [{ key: 's', ctrl: true }],
    enabled: ({ save }) => save !== undefined,
    run: ({ save }) => {
      save?.();
    },
  },
];
