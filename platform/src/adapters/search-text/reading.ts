import type { ReadAs } from '../../ports/search-index.js';
import { fold, quotedWords, wordsOf } from './fold.js';
import { MOST_READ } from './spelling.js';

/** One word of a text as it was read: any of the words, or any that starts with the one. */
export interface AskedWord {
  readonly any: readonly string[];
  readonly asPrefix: boolean;
}

export interface Reading {
  /** Texts with the same key ask for the same. */
  readonly key: string;
  /** The folded text with each unknown word as the most frequent of those it is read as: the names it may mean. */
  readonly meant: string;
  /** What a name begins with that starts like that; the last word is whole when it was unknown. */
  readonly start: string;
  readonly asked: readonly AskedWord[];
  /** Words that are never read as others. */
  readonly exact: ReadonlySet<string>;
  readonly corrections: readonly ReadAs[];
}

/** What is known of the words of all documents. */
export interface Words {
  /** Whether a document has the word, or as a prefix: one that starts with it. */
  isKnown(word: string, asPrefix: boolean): boolean;
  /** What an unknown word is read as, the most frequent first; none when nothing is near. */
  nearest(word: string): readonly string[];
}

/** The words of a text as they are asked for when all of them are known. */
export function asWritten(text: string): Reading {
  const folded = fold(text);
  const words = wordsOf(folded);
  const asked = words.map((word, at) => ({ any: [word], asPrefix: at === words.length - 1 }));
  const exact = quotedWords(text);
  const key = [folded, ...exact].join('"');
  return { key, meant: folded, start: folded, asked, exact, corrections: [] };
}

/** The words of a text, the first {@link MOST_READ} unknown ones as what they are read as. */
export function read(text: string, words: Words): Reading {
  const written = asWritten(text);
  const unknown = new Map(unknownOf(written, words).map((word) => [word, words.nearest(word)]));
  const asked = written.asked.map((each): AskedWord => {
    const [word = ''] = each.any;
    const near = unknown.get(word) ?? [];
    return near.length === 0 || words.isKnown(word, each.asPrefix) ? each : { any: near, asPrefix: false };
  });
  const corrections = [...unknown].flatMap(([from, [to]]) => (to === undefined ? [] : [{ from, to }]));
  const meant = asked.map(({ any: [first = ''] }) => first).join(' ');
  const start = asked.at(-1)?.asPrefix === false ? `${meant} ` : meant;
  return { ...written, meant, start, asked, corrections };
}

/** The unknown words that are read as others if any are near, in their order. */
export function unknownOf({ asked, exact }: Reading, { isKnown }: Pick<Words, 'isKnown'>): string[] {
  const unknown = asked.flatMap(({ any: [word = ''], asPrefix }) =>
    exact.has(word) || isKnown(word, asPrefix) ? [] : [word],
  );
  return [...new Set(unknown)].slice(0, MOST_READ);
}
