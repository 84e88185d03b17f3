import { StoredFlag } from '../lib/stored-flag.js';
import { capsOf, fits, isCharacter, type Keys, type Pressed } from './keys.js';
import { t } from './texts.js';

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
  help: { place: 'anywhere', words: t('showTheShortcuts'), keys: [{ key: '?' }] },
  palette: { place: 'anywhere', words: t('searchAndGoAnywhere'), keys: [{ key: 'k', ctrl: true }] },
  paletteToo: { place: 'elsewhere than results', words: t('searchAndGoAnywhere'), keys: [{ key: '/' }] },
  search: { place: 'results', words: t('goToTheSearch'), keys: [{ key: '/' }] },
  searchNow: { place: 'results', words: t('searchAtOnce'), keys: [{ key: 'Enter' }] },
  space: { place: 'combo', words: t('playAndPause'), keys: [{ code: 'Space' }] },
  play: { place: 'combo', words: t('playAndPause'), keys: [{ code: 'KeyK' }] },
  back: { place: 'combo', words: t('oneFrameBack'), keys: [{ code: 'Comma' }] },
  forward: { place: 'combo', words: t('oneFrameOn'), keys: [{ code: 'Period' }] },
  back5: { place: 'combo', words: t('n5FramesBack'), keys: [{ code: 'Comma', shift: true }] },
  forward5: { place: 'combo', words: t('n5FramesOn'), keys: [{ code: 'Period', shift: true }] },
  back20: { place: 'combo', words: t('n20FramesBack'), keys: [{ code: 'Comma', ctrl: true }] },
  forward20: { place: 'combo', words: t('n20FramesOn'), keys: [{ code: 'Period', ctrl: true }] },
  jumpBack: { place: 'combo', words: t('n20FramesBackPlayingOn'), keys: [{ code: 'KeyJ' }] },
  jumpOn: { place: 'combo', words: t('n20FramesOnPlayingOn'), keys: [{ code: 'KeyL' }] },
  tenth: {
    place: 'combo',
    words: t('soManyTenthsIntoThe'),
    keys: [{ code: 'Digit0' }, ...DIGITS],
    caps: ['0 – 9'],
  },
  start: { place: 'combo', words: t('toTheStart'), keys: [{ code: 'Home' }] },
  end: { place: 'combo', words: t('toTheEnd'), keys: [{ code: 'End' }] },
  speed1: { place: 'combo', words: t('fullSpeed'), keys: [{ code: 'Digit1', shift: true }] },
  speed2: { place: 'combo', words: t('twoThirdsSpeed'), keys: [{ code: 'Digit2', shift: true }] },
  speed3: { place: 'combo', words: t('halfSpeed'), keys: [{ code: 'Digit3', shift: true }] },
  speed4: { place: 'combo', words: t('quarterSpeed'), keys: [{ code: 'Digit4', shift: true }] },
  speed5: { place: 'combo', words: t('anEighthOfTheSpeed'), keys: [{ code: 'Digit5', shift: true }] },
  slow: { place: 'combo', words: t('slowWhileItIsHeld'), keys: [{ code: 'KeyS' }] },
  mute: { place: 'combo', words: t('soundOnAndOff'), keys: [{ code: 'KeyM' }] },
  louder: { place: 'combo', words: t('louder'), keys: [{ key: 'ArrowUp', shift: true }] },
  softer: { place: 'combo', words: t('softer'), keys: [{ key: 'ArrowDown', shift: true }] },
  repeat: { place: 'combo', words: t('repeatTheClip'), keys: [{ code: 'KeyR' }] },
  loopStart: { place: 'combo', words: t('loopFromThisFrame'), keys: [{ code: 'KeyI' }] },
  loopEnd: { place: 'combo', words: t('loopUpToThisFrame'), keys: [{ code: 'KeyO' }] },
  loopClear: { place: 'combo', words: t('endTheLoop'), keys: [{ code: 'KeyI', shift: true }] },
  breakpoint: { place: 'combo', words: t('ownBreakpointAtThisFrame'), keys: [{ code: 'KeyB' }] },
  nextBreakpoint: { place: 'combo', words: t('nextBreakpoint'), keys: [{ code: 'KeyN' }] },
  previousBreakpoint: { place: 'combo', words: t('breakpointBefore'), keys: [{ code: 'KeyN', shift: true }] },
  theatre: { place: 'combo', words: t('clipAsWideAsThe'), keys: [{ code: 'KeyW' }] },
  fullscreen: { place: 'combo', words: t('fullScreen'), keys: [{ code: 'KeyF' }] },
  overlay: { place: 'combo', words: t('controllerOnThePicture'), keys: [{ code: 'KeyC' }] },
  lesson: { place: 'combo', words: t('beginTheLesson'), keys: [{ code: 'KeyT' }] },
  like: { place: 'combo', words: t('like'), keys: [{ code: 'KeyL', shift: true }] },
  dislike: { place: 'combo', words: t('dislike'), keys: [{ code: 'KeyD', shift: true }] },
  favorite: { place: 'combo', words: t('favourite'), keys: [{ code: 'KeyF', shift: true }] },
  previous: { place: 'combo', words: t('previousCombo'), keys: [{ key: 'ArrowLeft' }] },
  next: { place: 'combo', words: t('nextCombo'), keys: [{ key: 'ArrowRight' }] },
  comment: { place: 'combo', words: t('postTheComment'), keys: [{ key: 'Enter', ctrl: true }] },
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
