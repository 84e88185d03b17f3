import { fold, movesIn, TECHNIQUE_WORDS } from '@combolab/contracts/query';
import type { AskedSearch } from '../search/search-address.js';

/**
 * Whether a search says nothing but what the game has words for: filters, moves, techniques. No name of an account, no text of
 * somebody's own: what everybody is shown cannot be made to say anything else.
 */
export function saysGameWordsAlone({ q, author, attacker }: Pick<AskedSearch, 'q' | 'author' | 'attacker'>): boolean {
  if (author.length > 0 || q.includes('"')) return false;
  const { rest } = movesIn(q, attacker);
  return fold(rest)
    .split(' ')
    .every((word) => word === '' || TECHNIQUE_WORDS.has(word));
}
