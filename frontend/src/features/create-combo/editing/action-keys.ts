import type { EditorAction, Keys } from './editor-action.js';

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const isLetter = (key: string): boolean => /^[a-z]$/i.test(key);
const plain = (key: string): string => (isLetter(key) ? key.toLowerCase() : key);

/** Signs such as `{` say by themselves whether Shift is held. */
const says = (key: string): boolean => key.length === 1 && !isLetter(key) && key !== ' ';

function fits({ key, ctrl = false, shift = false, alt = false }: Keys, pressed: Pressed): boolean {
  return (
    plain(key) === plain(pressed.key) &&
    ctrl === (pressed.ctrlKey || pressed.metaKey) &&
    alt === pressed.altKey &&
    (says(key) || shift === pressed.shiftKey)
  );
}

/** A character alone, which dictation can write by chance; such keys can be switched off. */
export const isCharacter = ({ key, ctrl = false, alt = false }: Keys): boolean =>
  key.length === 1 && key !== ' ' && !ctrl && !alt;

/** The action that a key press means. @param characters whether characters alone count */
export const actionOfKey = (
  actions: readonly EditorAction[],
  pressed: Pressed,
  characters: boolean,
): EditorAction | undefined =>
  actions.find(({ keys = [] }) => keys.some((each) => (characters || !isCharacter(each)) && fits(each, pressed)));

const names: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
};

/** Keys as they stand on key caps. */
export const capsOf = ({ key, ctrl = false, shift = false, alt = false }: Keys): readonly string[] => [
  ...(ctrl ? ['Ctrl'] : []),
  ...(alt ? ['Alt'] : []),
  ...(shift && !says(key) ? ['Shift'] : []),
  names[key] ?? (isLetter(key) ? key.toUpperCase() : key),
];
