import { allGameWords, keptForAll } from '../games/words.js';
import { fold, wordsOf } from './fold.js';

const UNSPACED = /^[\p{sc=Katakana}ー\p{sc=Hiragana}\p{sc=Han}\p{sc=Hangul}]+$/u;

/** The words of names in other languages, folded. */
export const wordsAbroad = keptForAll(
  (): ReadonlySet<string> =>
    new Set(
      allGameWords().flatMap(([, { abroad = {} }]) => Object.values(abroad).flatMap((list) => wordsOf(fold(list)))),
    ),
);

/** Those of languages that write no spaces between words. */
export const unspacedNames = keptForAll(
  (): ReadonlySet<string> => new Set([...wordsAbroad()].filter((word) => UNSPACED.test(word))),
);
