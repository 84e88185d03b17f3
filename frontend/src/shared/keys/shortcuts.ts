import { StoredFlag } from '../lib/stored-flag.js';

/** Where a shortcut works. */
export type ShortcutPlace = 'anywhere' | 'results' | 'combo' | 'elsewhere than results';

interface Shortcut {
  readonly place: ShortcutPlace;
  /** As they are drawn on key caps, pressed together. */
  readonly caps: readonly string[];
  readonly words: string;
  /** Place of the key on the keyboard, or the character it writes. */
  readonly code?: string;
  /** Several keys that mean the same with a number of their own. */
  readonly codes?: readonly string[];
  readonly key?: string;
  readonly shift?: boolean;
  readonly ctrl?: boolean;
  /** Set off by a character alone, which dictation can write by chance; these can be switched off. */
  readonly character?: boolean;
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => `Digit${String(digit)}`);

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
  jumpBack: { place: 'combo', caps: ['J'], words: '20 frames back, playing on', code: 'KeyJ', character: true },
  jumpOn: { place: 'combo', caps: ['L'], words: '20 frames on, playing on', code: 'KeyL', character: true },
  tenth: {
    place: 'combo',
    caps: ['0 – 9'],
    words: 'So many tenths into the clip',
    codes: DIGITS,
    character: true,
  },
  start: { place: 'combo', caps: ['Home'], words: 'To the start', code: 'Home' },
  end: { place: 'combo', caps: ['End'], words: 'To the end', code: 'End' },
  speed1: { place: 'combo', caps: ['Shift', '1'], words: 'Full speed', code: 'Digit1', shift: true, character: true },
  speed2: {
    place: 'combo',
    caps: ['Shift', '2'],
    words: 'Two thirds speed',
    code: 'Digit2',
    shift: true,
    character: true,
  },
  speed3: { place: 'combo', caps: ['Shift', '3'], words: 'Half speed', code: 'Digit3', shift: true, character: true },
  speed4: {
    place: 'combo',
    caps: ['Shift', '4'],
    words: 'Quarter speed',
    code: 'Digit4',
    shift: true,
    character: true,
  },
  speed5: {
    place: 'combo',
    caps: ['Shift', '5'],
    words: 'An eighth of the speed',
    code: 'Digit5',
    shift: true,
    character: true,
  },
  slow: { place: 'combo', caps: ['S'], words: 'Slow while it is held', code: 'KeyS', character: true },
  repeat: { place: 'combo', caps: ['R'], words: 'Repeat the clip', code: 'KeyR', character: true },
  loopStart: { place: 'combo', caps: ['I'], words: 'Loop from this frame', code: 'KeyI', character: true },
  loopEnd: { place: 'combo', caps: ['O'], words: 'Loop up to this frame', code: 'KeyO', character: true },
  loopClear: {
    place: 'combo',
    caps: ['Shift', 'I'],
    words: 'End the loop',
    code: 'KeyI',
    shift: true,
    character: true,
  },
  breakpoint: { place: 'combo', caps: ['B'], words: 'Own breakpoint at this frame', code: 'KeyB', character: true },
  nextBreakpoint: { place: 'combo', caps: ['N'], words: 'Next breakpoint', code: 'KeyN', character: true },
  previousBreakpoint: {
    place: 'combo',
    caps: ['Shift', 'N'],
    words: 'Breakpoint before',
    code: 'KeyN',
    shift: true,
    character: true,
  },
  theatre: { place: 'combo', caps: ['W'], words: 'Clip as wide as the page', code: 'KeyW', character: true },
  fullscreen: { place: 'combo', caps: ['F'], words: 'Full screen', code: 'KeyF', character: true },
  overlay: { place: 'combo', caps: ['C'], words: 'Controller on the picture', code: 'KeyC', character: true },
  lesson: { place: 'combo', caps: ['T'], words: 'Begin the lesson', code: 'KeyT', character: true },
  like: { place: 'combo', caps: ['Shift', 'L'], words: 'Like', code: 'KeyL', shift: true, character: true },
  dislike: { place: 'combo', caps: ['Shift', 'D'], words: 'Dislike', code: 'KeyD', shift: true, character: true },
  favorite: { place: 'combo', caps: ['Shift', 'F'], words: 'Favourite', code: 'KeyF', shift: true, character: true },
  previous: { place: 'combo', caps: ['←'], words: 'Previous combo', key: 'ArrowLeft' },
  next: { place: 'combo', caps: ['→'], words: 'Next combo', key: 'ArrowRight' },
  comment: { place: 'combo', caps: ['Ctrl', 'Enter'], words: 'Post the comment', key: 'Enter', ctrl: true },
} satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof table;
const all: Readonly<Record<ShortcutName, Shortcut>> = table;

/** Whether characters alone are shortcuts. */
export const characterKeys = new StoredFlag('combolab.character-keys');

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether a key press is a shortcut; never while it is switched off. */
export function isShortcut(pressed: Pressed, name: ShortcutName): boolean {
  const { code, codes, key, shift = false, ctrl = false, character = false } = all[name];
  if (character && !characterKeys.read()) return false;
  if (pressed.altKey || (pressed.ctrlKey || pressed.metaKey) !== ctrl) return false;
  if (code !== undefined) return pressed.code === code && pressed.shiftKey === shift;
  if (codes !== undefined) return codes.includes(pressed.code) && pressed.shiftKey === shift;
  // Where a character needs Shift depends on the keyboard.
  return pressed.key === key && (character || pressed.shiftKey === shift);
}

const PLACES: readonly (readonly [ShortcutPlace, RegExp])[] = [
  ['results', /^\/(results|game)(\/|$)/],
  ['combo', /^\/combo\//],
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
