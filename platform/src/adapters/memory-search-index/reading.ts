import type { ReadAs } from '../../ports/search-index.js';
import { words } from './match.js';

/** One word of the text as it was read: any of the words, or any that starts with the first. */
export interface AskedWord {
  readonly any: readonly string[];
  readonly asPrefix: boolean;
}

export interface Reading {
  readonly asked: readonly AskedWord[];
  readonly corrections: readonly ReadAs[];
}

/** Words of all documents and how many have each. */
export type Vocabulary = ReadonlyMap<string, number>;

const MOST_READ = 8;

/** Reads each word that nothing has as the nearest words there are, as the port says. */
export function readText(text: string, vocabulary: Vocabulary): Reading {
  const all = words(text);
  const exact = new Set([...text.matchAll(/"([^"]*)"/g)].flatMap(([, passage = '']) => words(passage)));
  const corrections = new Map<string, ReadAs>();
  const unknown = new Set<string>();
  const asked = all.map((word, at): AskedWord => {
    const asPrefix = at === all.length - 1;
    const isKnown = asPrefix ? [...vocabulary.keys()].some((each) => each.startsWith(word)) : vocabulary.has(word);
    if (isKnown || exact.has(word) || (unknown.size === MOST_READ && !unknown.has(word)))
      return { any: [word], asPrefix };
    unknown.add(word);
    const near = nearest(word, vocabulary);
    const [to] = near;
    if (to === undefined) return { any: [word], asPrefix };
    corrections.set(word, { from: word, to });
    return { any: near, asPrefix: false };
  });
  return { asked, corrections: [...corrections.values()] };
}

/** The known words at the smallest distance, most frequent first, then by code unit. */
function nearest(word: string, vocabulary: Vocabulary): string[] {
  const { length } = Array.from(word);
  const most = length >= 8 ? 2 : length >= 4 ? 1 : 0;
  for (let distance = 1; distance <= most; distance += 1) {
    const found = [...vocabulary].filter(([each]) => distanceOf(word, each) === distance);
    found.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    if (found.length > 0) return found.map(([each]) => each);
  }
  return [];
}

/** Letters added, left out, changed, or swapped with the next; Infinity when the first letter differs. */
function distanceOf(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  if (a[0] !== b[0]) return Infinity;
  const cell = new Map<string, number>();
  const at = (i: number, j: number): number => cell.get(`${String(i)},${String(j)}`) ?? Infinity;
  for (let i = 0; i <= a.length; i += 1) {
    for (let j = 0; j <= b.length; j += 1) {
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const least = Math.min(
        i === 0 && j === 0 ? 0 : Infinity,
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]),
        isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
      );
      cell.set(`${String(i)},${String(j)}`, least);
    }
  }
  return at(a.length, b.length);
}
