import type { SectionType } from '@combolab/contracts';
import type { GuideEditing } from './guide-editing.js';

interface Keys {
  /** `KeyboardEvent.key` in lower case. */
  readonly key: string;
  readonly ctrl?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
}

/** Something the guide editor does by a key, wherever the focus is. */
export interface GuideAction {
  readonly label: string;
  readonly caps: readonly string[];
  /** Any of these. */
  readonly keys: readonly Keys[];
  readonly enabled: (editing: GuideEditing) => boolean;
  readonly run: (editing: GuideEditing) => void;
}

const always = () => true;

/** The section that has the focus, or had the caret last; null when there was none. */
function sectionOf(editing: GuideEditing): number | null {
  const focused = document.activeElement?.closest<HTMLElement>('[data-section]')?.dataset['section'];
  return focused === undefined ? (editing.snapshot().history.now.caret?.id ?? null) : Number(focused);
}

const toType = (key: string, type: SectionType, label: string): GuideAction => ({
  label,
  caps: ['Ctrl', 'Alt', key],
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
    caps: ['Ctrl', 'S'],
    keys: [{ key: 's', ctrl: true }],
    enabled: always,
    run: (editing) => {
      editing.saver.save();
    },
  },
  {
    label: 'Undo',
    caps: ['Ctrl', 'Z'],
    keys: [{ key: 'z', ctrl: true }],
    enabled: always,
    run: (editing) => {
      editing.undo();
    },
  },
  {
    label: 'Redo',
    caps: ['Ctrl', 'Shift', 'Z'],
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
export const WRITING_KEYS: readonly (readonly [label: string, caps: readonly string[]])[] = [
  ['Divide the section, or add one at the end', ['Enter']],
  ['New line in the section', ['Shift', 'Enter']],
  ['Join with the section above', ['Backspace']],
  ['Choose the type of an empty section', ['/']],
  ['Move the section up', ['Alt', '↑']],
  ['Move the section down', ['Alt', '↓']],
];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The action that a key press means. */
export const guideActionOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): GuideAction | undefined =>
  GUIDE_ACTIONS.find(({ keys }) =>
    keys.some(
      ({ key: wanted, ctrl = false, shift = false, alt = false }) =>
        key.toLowerCase() === wanted && (ctrlKey || metaKey) === ctrl && shiftKey === shift && altKey === alt,
    ),
  );

/** What undo and redo would do, in words. */
export function historyWords(editing: GuideEditing): { readonly undo: string; readonly redo: string } {
  const { done, undone } = editing.snapshot().history;
  return { undo: `Undo${nameOf(done.at(-1))}`, redo: `Redo${nameOf(undone.at(-1))}` };
}
