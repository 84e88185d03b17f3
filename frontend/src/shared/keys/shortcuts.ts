import { StoredFlag } from '../lib/stored-flag.js';

/** Where a shortcut works. */
export type ShortcutPlace = 'anywhere' | 'results' | 'combo' | 'editor' | 'elsewhere than results';

interface Shortcut {
  readonly place: ShortcutPlace;
  /** As they are drawn on key caps, pressed together. */
  readonly caps: readonly string[];
  readonly words: string;
  /** Place of the key on the keyboard, or the character it writes. */
  readonly code?: string;
  readonly key?: string;
  readonly shift?: boolean;
  readonly ctrl?: boolean;
  /** Set off by a character alone, which dictation can write by chance; these can be switched off. */
  readonly character?: boolean;
}

/** Every shortcut of the pages. What is pressed is compared with this table, and the help is drawn from it. */
const table = {
  help: { place: 'anywhere', caps: ['?'], words: 'Show the shortcuts', key: '?', character: true },
  palette: { place: 'anywhere', caps: ['Ctrl', 'K'], words: 'Search and go anywhere', key: 'k', ctrl: true },
  paletteToo: {
    place: 'elsewhere than results',
    caps: ['/'],
    words: 'Search and go anywhere',
    key: '/',
    character: true,
  },
  search: { place: 'results', caps: ['/'], words: 'Go to the search', key: '/', character: true },
  searchNow: { place: 'results', caps: ['Enter'], words: 'Search at once', key: 'Enter' },
  space: { place: 'combo', caps: ['Space'], words: 'Play and pause', code: 'Space' },
  play: { place: 'combo', caps: ['K'], words: 'Play and pause', code: 'KeyK', character: true },
  back: { place: 'combo', caps: [','], words: 'One frame back', code: 'Comma', character: true },
  forward: { place: 'combo', caps: ['.'], words: 'One frame on', code: 'Period', character: true },
  back5: { place: 'combo', caps: ['Shift', ','], words: '5 frames back', code: 'Comma', shift: true, character: true },
  forward5: {
    place: 'combo',
    caps: ['Shift', '.'],
    words: '5 frames on',
    code: 'Period',
    shift: true,
    character: true,
  },
  back20: { place: 'combo', caps: ['Ctrl', ','], words: '20 frames back', code: 'Comma', ctrl: true },
  forward20: { place: 'combo', caps: ['Ctrl', '.'], words: '20 frames on', code: 'Period', ctrl: true },
  speed1: { place: 'combo', caps: ['1'], words: 'Full speed', code: 'Digit1', character: true },
  speed2: { place: 'combo', caps: ['2'], words: 'Two thirds speed', code: 'Digit2', character: true },
  speed3: { place: 'combo', caps: ['3'], words: 'Half speed', code: 'Digit3', character: true },
  speed4: { place: 'combo', caps: ['4'], words: 'Quarter speed', code: 'Digit4', character: true },
  previous: { place: 'combo', caps: ['←'], words: 'Previous combo', key: 'ArrowLeft' },
  next: { place: 'combo', caps: ['→'], words: 'Next combo', key: 'ArrowRight' },
  comment: { place: 'combo', caps: ['Ctrl', 'Enter'], words: 'Post the comment', key: 'Enter', ctrl: true },
  stepBack: { place: 'editor', caps: ['←'], words: 'One frame back', key: 'ArrowLeft' },
  stepForward: { place: 'editor', caps: ['→'], words: 'One frame on', key: 'ArrowRight' },
  stepBack5: { place: 'editor', caps: ['Shift', '←'], words: '5 frames back', key: 'ArrowLeft', shift: true },
  stepForward5: { place: 'editor', caps: ['Shift', '→'], words: '5 frames on', key: 'ArrowRight', shift: true },
} satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof table;
const all: Readonly<Record<ShortcutName, Shortcut>> = table;

/** Whether characters alone are shortcuts. */
export const characterKeys = new StoredFlag('combolab.character-keys');

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether a key press is a shortcut; never while it is switched off. */
export function isShortcut(pressed: Pressed, name: ShortcutName): boolean {
  const { code, key, shift = false, ctrl = false, character = false } = all[name];
  if (character && !characterKeys.read()) return false;
  if (pressed.altKey || (pressed.ctrlKey || pressed.metaKey) !== ctrl) return false;
  if (code !== undefined) return pressed.code === code && pressed.shiftKey === shift;
  // Where a character needs Shift depends on the keyboard.
  return pressed.key === key && (character || pressed.shiftKey === shift);
}

const PLACES: readonly (readonly [ShortcutPlace, RegExp])[] = [
  ['results', /^\/(results|game)(\/|$)/],
  ['combo', /^\/combo\//],
  ['editor', /^\/test\//],
];

/** The shortcuts that work on the page of an address, those of the page first. */
export function shortcutsAt(pathname: string): readonly Shortcut[] {
  const place = PLACES.find(([, pattern]) => pattern.test(pathname))?.[0];
  const shortcuts = Object.values(all);
  return [
    ...shortcuts.filter((each) => each.place === place),
    ...shortcuts.filter((each) => each.place === 'anywhere'),
    ...shortcuts.filter((each) => each.place === 'elsewhere than results' && place !== 'results'),
  ];
}
