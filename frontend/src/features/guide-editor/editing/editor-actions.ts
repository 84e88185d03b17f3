import type { SectionType } from '@combolab/contracts';
import type { Keys } from '../../../shared/keys/keys.js';
import type { GuideEditing } from './guide-editing.js';
import { t } from '../texts.js';

/** Something the guide editor does by a key, wherever the focus is. */
export interface GuideAction {
  readonly label: string;
  /** Any of these. The first is the one that is shown. */
  readonly keys: readonly [Keys, ...Keys[]];
  readonly enabled: (editing: GuideEditing) => boolean;
  readonly run: (editing: GuideEditing) => void;
}

const always = () => true;

/** The section that has the focus, or had the caret last; null when there was none. */
function sectionOf(editing: GuideEditing): number | null {
  const focused = document.activeElement?.closest<HTMLElement>('[data-section]')?.dataset['section'];
  return focused === undefined ? (editing.state.get().history.now.caret?.id ?? null) : Number(focused);
}

const toType = (key: string, type: SectionType, label: string): GuideAction => ({
  label,
  keys: [{ key, ctrl: true, alt: true }],
  enabled: (editing) => sectionOf(editing) !== null,
  run: (editing) => {
    const id = sectionOf(editing);
    if (id !== null) editing.changeType(id, type);
  },
});

/** Every key of the guide editor that is not writing itself. */
export const GUIDE_ACTIONS: readonly GuideAction[] = [
  {
    label: t('saveNow'),
    keys: [{ key: 's', ctrl: true }],
    enabled: always,
    run: (editing) => {
      editing.saver.save();
    },
  },
  {
    label: t('undo'),
    keys: [{ key: 'z', ctrl: true }],
    enabled: always,
    run: (editing) => {
      editing.undo();
    },
  },
  {
    label: t('redo'),
    keys: [
      { key: 'z', ctrl: true, shift: true },
      { key: 'y', ctrl: true },
    ],
    enabled: always,
    run: (editing) => {
      editing.redo();
    },
  },
  toType('0', 'TEXT', t('makeTheSectionText')),
  toType('1', 'TITLE', t('makeTheSectionATitle')),
  toType('2', 'HEADER', t('makeTheSectionAHeader')),
  toType('3', 'COMBO_SELECTOR', t('makeTheSectionACombo')),
];

/** Keys of writing, told in the help only. */
export const WRITING_KEYS: readonly { readonly label: string; readonly keys: Keys }[] = [
  { label: t('divideTheSectionOrAdd'), keys: { key: 'Enter' } },
  { label: t('newLineInTheSection'), keys: { key: 'Enter', shift: true } },
  { label: t('joinWithTheSectionAbove'), keys: { key: 'Backspace' } },
  { label: t('chooseTheTypeOfAn'), keys: { key: '/' } },
  { label: t('moveTheSectionUp'), keys: { key: 'ArrowUp', alt: true } },
  { label: t('moveTheSectionDown'), keys: { key: 'ArrowDown', alt: true } },
];

/** What undo and redo would do, in words. */
export function historyWords(editing: GuideEditing): { readonly undo: string; readonly redo: string } {
  const { done, undone } = editing.state.get().history;
  const [last, next] = [done.at(-1), undone.at(-1)];
  return {
    undo: last === undefined ? t('undo') : t('undoStep', { step: last.name }),
    redo: next === undefined ? t('redo') : t('redoStep', { step: next.name }),
  };
}
