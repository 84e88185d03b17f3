import type { Keys } from '../../../shared/keys/keys.js';
import { copied, moveBy, moveEdgeBy, NOTHING_SELECTED, removeSelected, type Edited } from '../track/edits.js';
import type { Editing } from './editing.js';
import { panel, withSelection, type EditorAction, type EditorContext } from './editor-action.js';
import { t } from '../texts.js';

const edit = (editing: Editing, name: string, edited: Edited | null, nothing: string): void => {
  if (edited === null) editing.refuse(nothing);
  else editing.apply(name, edited.track, edited);
};

const NO_ROOM = t('thereIsNoRoom');
const moving = (id: string, label: string, by: number, keys: Keys): EditorAction => ({
  id,
  group: 'Selection',
  label,
  keys: [keys],
  enabled: withSelection,
  run: ({ editing, clock }) => {
    edit(editing, t('moveBy', { by }), moveBy(editing.track, editing.selection, by, clock.lastFrame), NO_ROOM);
  },
});
const edging = (id: string, edge: 'start' | 'end', by: number, key: string, shift: boolean): EditorAction => ({
  id,
  group: 'Selection',
  label:
    edge === 'end'
      ? by < 0
        ? t('shorterByAFrame')
        : t('longerByAFrame')
      : by < 0
        ? t('beginEarlier')
        : t('beginLater'),
  keys: [shift ? { key, shift } : { key }],
  enabled: withSelection,
  run: ({ editing, clock }) => {
    const edited = moveEdgeBy(editing.track, editing.selection, edge, by, clock.lastFrame);
    edit(editing, t('moveEdgeBy', { edge, by }), edited, NO_ROOM);
  },
});

const remove = ({ editing }: EditorContext): void => {
  const name = t('deletePresses', { count: editing.selection.size });
  edit(editing, name, removeSelected(editing.track, editing.selection), '');
};
const copy = ({ editing }: EditorContext): void => {
  editing.copy(copied(editing.track, editing.selection));
};

/** What is done to the selected presses. */
export const selectionActions: readonly EditorAction[] = [
  moving('earlier', t('aFrameEarlier'), -1, { key: 'ArrowLeft', alt: true }),
  moving('later', t('aFrameLater'), 1, { key: 'ArrowRight', alt: true }),
  moving('earlier-5', t('n5FramesEarlier'), -5, { key: 'ArrowLeft', alt: true, shift: true }),
  moving('later-5', t('n5FramesLater'), 5, { key: 'ArrowRight', alt: true, shift: true }),
  edging('shorter', 'end', -1, '[', false),
  edging('longer', 'end', 1, ']', false),
  edging('begin-earlier', 'start', -1, '{', true),
  edging('begin-later', 'start', 1, '}', true),
  {
    id: 'copy',
    group: 'Selection',
    label: t('copy'),
    keys: [{ key: 'c', ctrl: true }],
    enabled: withSelection,
    run: copy,
  },
  {
    id: 'cut',
    group: 'Selection',
    label: t('cut'),
    keys: [{ key: 'x', ctrl: true }],
    enabled: withSelection,
    run: (context) => {
      copy(context);
      remove(context);
    },
  },
  panel('repeat', 'Selection', t('repeatEveryFewFrames'), { key: 'd', ctrl: true }),
  panel('stretch', 'Selection', t('stretchThem')),
  panel('direction', 'Selection', t('turnThem')),
  {
    id: 'delete',
    group: 'Selection',
    label: t('deleteThem'),
    keys: [{ key: 'Delete' }, { key: 'Backspace' }],
    enabled: withSelection,
    run: remove,
  },
  {
    id: 'select-none',
    group: 'Selection',
    label: t('selectNothing'),
    keys: [{ key: 'Escape' }],
    enabled: withSelection,
    run: ({ editing }) => {
      editing.select(NOTHING_SELECTED);
    },
  },
];
