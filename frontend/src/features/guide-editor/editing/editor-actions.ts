import type { SectionType } from '@combolab/contracts';
import type { Keys } from '../../../shared/keys/keys.js';
import type { GuideEditing } from './guide-editing.js';

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

const nameOf = (step: { readonly name: string } | undefined): string => (step === undefined ? '' : ` ${step.name}`);

/** Every key of the guide editor that is not writing itself. */
export const GUIDE_ACTIONS: readonly GuideAction[] = [
  {
    label: 'Save now',
    keys: [{ key: 's', ctrl: true }],
    enabled: always,
    run: (editing) => {
      editing.saver.save();
    },
  },
  {
    label: 'Undo',
    keys: [{ key: 'z', ctrl: true }],
    enabled: always,
    run: (editing) => {
      editing.undo();
    },
  },
  {
    label: 'Redo',
    keys: [
      { key: 'z', ctrl: true, shift: true },
      { key: 'y', ctrl: true },
    ],
    enabled: always,
    run: (editing) => {
      editing.redo();
    },
  },
  toType('0', 'TEXT', 'Make the section text'),
  toType('1', 'TITLE', 'Make the section a title'),
  toType('2', 'HEADER', 'Make the section a header'),
  toType('3', 'COMBO_SELECTOR', 'Make the section a combo'),
];

/** Keys of writing, told in the help only. */
export const WRITING_KEYS: readonly { readonly label: string; readonly keys: Keys }[] = [
  { label: 'Divide the section, or add one at the end', keys: { key: 'Enter' } },
  { label: 'New line in the section', keys: { key: 'Enter', shift: true } },
  { label: 'Join with the section above', keys: { key: 'Backspace' } },
  { label: 'Choose the type of an empty section', keys: { key: '/' } },
  { label: 'Move the section up', keys: { key: 'ArrowUp', alt: true } },
  { label: 'Move the section down', keys: { key: 'ArrowDown', alt: true } },
];

/** What undo and redo would do, in words. */
export function historyWords(editing: GuideEditing): { readonly undo: string; readonly redo: string } {
  const { done, undone } = editing.state.get().history;
  return { undo: `Undo${nameOf(done.at(-1))}`, redo: `Redo${nameOf(undone.at(-1))}` };
}
