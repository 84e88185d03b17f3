import { t } from './texts.js';
/** Keys that are pressed together. */
export interface Keys {
  /** As `KeyboardEvent.key`, letters in lower case: the character, wherever the keyboard has it. */
  readonly key?: string;
  /** As `KeyboardEvent.code`: the place on the keyboard, whatever it writes there. In place of `key`. */
  readonly code?: string;
  /** Cmd too. */
  readonly ctrl?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
}

export type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'> &
  Partial<Pick<KeyboardEvent, 'code'>>;

const isLetter = (key: string): boolean => /^[a-z]$/i.test(key);
const plain = (key: string): string => (isLetter(key) ? key.toLowerCase() : key);

/** Signs such as `{` say by themselves whether Shift is held. */
const says = (key: string): boolean => key.length === 1 && !isLetter(key) && key !== ' ';

/** Whether these keys, and no others with them, are what was pressed. */
export function fits({ key = '', code, ctrl = false, shift = false, alt = false }: Keys, pressed: Pressed): boolean {
  return (
    (code === undefined ? plain(key) === plain(pressed.key) : code === pressed.code) &&
    ctrl === (pressed.ctrlKey || pressed.metaKey) &&
    alt === pressed.altKey &&
    (says(key) || shift === pressed.shiftKey)
  );
}

/** Writes a character: so do these places on the keyboard. */
const WRITES = /^(Key[A-Z]|Digit\d|Comma|Period)$/;

/** A character alone, which dictation can write by chance; such keys can be switched off. */
export const isCharacter = ({ key = '', code, ctrl = false, alt = false }: Keys): boolean =>
  (code === undefined ? key.length === 1 && key !== ' ' : WRITES.test(code)) && !ctrl && !alt;

/** The first of these that a key press means. @param characters whether characters alone count */
export const actionOfKey = <Action extends { readonly keys?: readonly Keys[] }>(
  actions: readonly Action[],
  pressed: Pressed,
  characters: boolean,
): Action | undefined =>
  actions.find(({ keys = [] }) => keys.some((each) => (characters || !isCharacter(each)) && fits(each, pressed)));

const CAPS: Readonly<Record<string, string>> = {
  ' ': t('space'),
  Space: t('space'),
  Home: t('home'),
  End: t('end'),
  Enter: t('enter'),
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: t('esc'),
  Delete: t('del'),
  Comma: ',',
  Period: '.',
};
const capOf = (name: string): string => CAPS[name] ?? (isLetter(name) ? name.toUpperCase() : name);

/** Keys as they stand on key caps. */
export const capsOf = ({ key = '', code, ctrl = false, shift = false, alt = false }: Keys): readonly string[] => [
  ...(ctrl ? [t('ctrl')] : []),
  ...(alt ? ['Alt'] : []),
  ...(shift && !says(key) ? [t('shift')] : []),
  capOf(code?.replace(/^(Key|Digit)/, '') ?? key),
];
