import { StoredFlag } from '../lib/stored-flag.js';
import { capsOf, fits, isCharacter, type Keys, type Pressed } from './keys.js';

/** Where a shortcut works. */
export type ShortcutPlace = 'anywhere' | 'results' | 'combo' | 'elsewhere than results';

interface Shortcut {
  readonly place: ShortcutPlace;
  readonly words: string;
  /** Any of these. */
  readonly keys: readonly [Keys, ...Keys[]];
  /** As they are drawn on key caps, where the first keys do not say it. */
  readonly caps?: readonly string[];
}

const DIGITS = Array.from({ length: 9 }, (_, i) => ({ code: `Digit${String(i + 1)}` }));

/** Every shortcut of the pages. What is pressed is compared with this table, and the help is drawn from it. */
const table = {
  help: { place: 'anywhere', words: 'Show the shortcuts', keys: [{ key: '?' }] },
  palette: { place: 'anywhere', words: 'Search and go anywhere', keys: [{ key: 'k', ctrl: true }] },
  paletteToo: { place: 'elsewhere than results', words: 'Search and go anywhere', keys: [{ key: '/' }] },
  search: { place: 'results', words: 'Go to the search', keys: [{ key: '/' }] },
  searchNow: { place: 'results', words: 'Search at once', keys: [{ key: 'Enter' }] },
  space: { place: 'combo', words: 'Play and pause', keys: [{ code: 'Space' }] },
  play: { place: 'combo', words: 'Play and pause', keys: [{ code: 'KeyK' }] },
  back: { place: 'combo', words: 'One frame back', keys: [{ code: 'Comma' }] },
  forward: { place: 'combo', words: 'One frame on', keys: [{ code: 'Period' }] },
  back5: { place: 'combo', words: '5 frames back', keys: [{ code: 'Comma', shift: true }] },
  forward5: { place: 'combo', words: '5 frames on', keys: [{ code: 'Period', shift: true }] },
  back20: { place: 'combo', words: '20 frames back', keys: [{ code: 'Comma', ctrl: true }] },
  forward20: { place: 'combo', words: '20 frames on', keys: [{ code: 'Period', ctrl: true }] },
  jumpBack: { place: 'combo', words: '20 frames back, playing on', keys: [{ code: 'KeyJ' }] },
  jumpOn: { place: 'combo', words: '20 frames on, playing on', keys: [{ code: 'KeyL' }] },
  tenth: {
    place: 'combo',
    words: 'So many tenths into the clip',
    keys: [{ code: 'Digit0' }, ...DIGITS],
    caps: ['0 – 9'],
  },
  start: { place: 'combo', words: 'To the start', keys: [{ code: 'Home' }] },
  end: { place: 'combo', words: 'To the end', keys: [{ code: 'End' }] },
  speed1: { place: 'combo', words: 'Full speed', keys: [{ code: 'Digit1', shift: true }] },
  speed2: { place: 'combo', words: 'Two thirds speed', keys: [{ code: 'Digit2', shift: true }] },
  speed3: { place: 'combo', words: 'Half speed', keys: [{ code: 'Digit3', shift: true }] },
  speed4: { place: 'combo', words: 'Quarter speed', keys: [{ code: 'Digit4', shift: true }] },
  speed5: { place: 'combo', words: 'An eighth of the speed', keys: [{ code: 'Digit5', shift: true }] },
  slow: { place: 'combo', words: 'Slow while it is held', keys: [{ code: 'KeyS' }] },
  mute: { place: 'combo', words: 'Sound on and off', keys: [{ code: 'KeyM' }] },
  louder: { place: 'combo', words: 'Louder', keys: [{ key: 'ArrowUp', shift: true }] },
  softer: { place: 'combo', words: 'Softer', keys: [{ key: 'ArrowDown', shift: true }] },
  repeat: { place: 'combo', words: 'Repeat the clip', keys: [{ code: 'KeyR' }] },
  loopStart: { place: 'combo', words: 'Loop from this frame', keys: [{ code: 'KeyI' }] },
  loopEnd: { place: 'combo', words: 'Loop up to this frame', keys: [{ code: 'KeyO' }] },
  loopClear: { place: 'combo', words: 'End the loop', keys: [{ code: 'KeyI', shift: true }] },
  breakpoint: { place: 'combo', words: 'Own breakpoint at this frame', keys: [{ code: 'KeyB' }] },
  nextBreakpoint: { place: 'combo', words: 'Next breakpoint', keys: [{ code: 'KeyN' }] },
  previousBreakpoint: { place: 'combo', words: 'Breakpoint before', keys: [{ code: 'KeyN', shift: true }] },
  theatre: { place: 'combo', words: 'Clip as wide as the page', keys: [{ code: 'KeyW' }] },
  fullscreen: { place: 'combo', words: 'Full screen', keys: [{ code: 'KeyF' }] },
  overlay: { place: 'combo', words: 'Controller on the picture', keys: [{ code: 'KeyC' }] },
  lesson: { place: 'combo', words: 'Begin the lesson', keys: [{ code: 'KeyT' }] },
  like: { place: 'combo', words: 'Like', keys: [{ code: 'KeyL', shift: true }] },
  dislike: { place: 'combo', words: 'Dislike', keys: [{ code: 'KeyD', shift: true }] },
  favorite: { place: 'combo', words: 'Favourite', keys: [{ code: 'KeyF', shift: true }] },
  previous: { place: 'combo', words: 'Previous combo', keys: [{ key: 'ArrowLeft' }] },
  next: { place: 'combo', words: 'Next combo', keys: [{ key: 'ArrowRight' }] },
  comment: { place: 'combo', words: 'Post the comment', keys: [{ key: 'Enter', ctrl: true }] },
} satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof table;
const all: Readonly<Record<ShortcutName, Shortcut>> = table;

/** Whether characters alone are shortcuts. */
export const characterKeys = new StoredFlag('combolab.character-keys');

/** Whether a key press is a shortcut; never while it is switched off. */
export const isShortcut = (pressed: Pressed, name: ShortcutName): boolean =>
  all[name].keys.some((keys) => (characterKeys.read() || !isCharacter(keys)) && fits(keys, pressed));

const PLACES: readonly (readonly [ShortcutPlace, RegExp])[] = [
  ['results', /^\/(results|game)(\/|$)/],
  ['combo', /^\/combo\//],
];

/** A shortcut as it is told. */
interface ToldShortcut {
  readonly words: string;
  readonly caps: readonly string[];
  /** Set off by a character alone. */
  readonly character: boolean;
}
const told = ({ words, keys: [keys], caps = capsOf(keys) }: Shortcut): ToldShortcut => ({
  ...{ words, caps, character: isCharacter(keys) },
});

/** The shortcuts that work on the page of an address, those of the page first. */
export function shortcutsAt(pathname: string): readonly ToldShortcut[] {
  const place = PLACES.find(([, pattern]) => pattern.test(pathname))?.[0];
  const shortcuts = Object.values(all);
  return [
    ...shortcuts.filter((each) => each.place === place),
    ...shortcuts.filter((each) => each.place === 'anywhere'),
    ...shortcuts.filter((each) => each.place === 'elsewhere than results' && place !== 'results'),
  ].map(told);
}
