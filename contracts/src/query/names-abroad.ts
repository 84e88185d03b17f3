import { allGameWords, keptForAll } from '../games/words.js';
import { fold, wordsOf } from './fold.js';
import { UNSPACED_MOVES } from './moves-abroad.js';
import { FINISHERS, STARTERS } from './words.js';

const UNSPACED = /^[\p{sc=Katakana}ー\p{sc=Hiragana}\p{sc=Han}\p{sc=Hangul}]+$/u;

/** The words of names in other languages, folded. */
export const wordsAbroad = keptForAll(
  (): ReadonlySet<string> =>
    new Set(
      allGameWords().flatMap(([, { abroad = {} }]) => Object.values(abroad).flatMap((list) => wordsOf(fold(list)))),
    ),
);

const CASES: readonly (readonly [ending: RegExp, others: readonly string[]])[] = [
  [/а$/, ['ы', 'у', 'е', 'ой']],
  [/[йь]$/, ['я', 'ю', 'ем', 'е']],
  [/(?<=[бвгджзклмнпрстфхцчшщ])$/, ['а', 'у', 'ом', 'е']],
];

/** A name as it stands, and in the cases of Russian where it is written in its letters: "линк", "против линка". */
export function inAllCases(name: string): readonly string[] {
  if (!/^[\p{sc=Cyrillic} ]+$/u.test(name)) return [name];
  const found = CASES.find(([ending]) => ending.test(name));
  return found === undefined ? [name] : [name, ...found[1].map((other) => name.replace(found[0], other))];
}

const movesAbroad = (): readonly string[] => UNSPACED_MOVES.flatMap(([, list]) => list.split(', ').map(fold));

/** Names, moves and what is said of them in languages that write no spaces between words. */
export const unspacedNames = keptForAll(
  (): ReadonlySet<string> =>
    new Set([...wordsAbroad(), ...movesAbroad(), ...STARTERS, ...FINISHERS].filter((word) => UNSPACED.test(word))),
);
