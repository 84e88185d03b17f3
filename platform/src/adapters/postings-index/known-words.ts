import type { Collection } from './collection.js';
import type { Words } from '../search-text/reading.js';
import { byCodeUnit } from '../search-text/by-code-unit.js';

/** The words of the living documents. Good until the next write. */
export function knownWords(collection: Collection): Words {
  const { terms, universe } = collection;
  const alive = collection.alive();
  const frequency = (word: string): number => terms.whole(word, 'any', universe).intersect(alive).size;
  return {
    isKnown: (word, asPrefix) =>
      asPrefix ? terms.startsAny(word, alive, universe) : terms.isIn(word, alive, universe),
    nearest: (word) => {
      for (const near of terms.near(word)) {
        const living = near.map((each) => ({ each, count: frequency(each) })).filter(({ count }) => count > 0);
        living.sort((a, b) => b.count - a.count || byCodeUnit(a.each, b.each));
        if (living.length > 0) return living.map(({ each }) => each);
      }
      return [];
    },
  };
}
