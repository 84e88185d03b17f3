import type { SearchDocument, SearchQuery } from '../../ports/search-index.js';
import { documentWords, fold, hasWords } from './match.js';
import type { AskedWord } from './reading.js';

/** What a hit is sorted by, each ascending; the id settles the rest, descending. */
export type Rank = readonly [tier: number, value: number, freshness: number];

export function rankOf(document: SearchDocument, query: SearchQuery, asked: readonly AskedWord[]): Rank {
  const byText = query.sort === 'best' && fold(query.text) !== '';
  return [byText ? tierOf(document, asked) : 0, valueOf(document, query), -Date.parse(document.createdAt)];
}

function valueOf({ numLikes, difficultyScore, percent: [low, high] }: SearchDocument, { sort }: SearchQuery): number {
  if (sort === 'new') return 0;
  if (sort === 'easy') return difficultyScore;
  if (sort === 'wide') return low - high;
  return -numLikes;
}

/** Unknown words as the likeliest they are read as: exact name, start of the name, all words in the name, all words in name, fighters and tags, else. */
function tierOf(document: SearchDocument, asked: readonly AskedWord[]): number {
  const name = fold(document.name);
  const meant = asked.map(({ any: [likeliest] }) => likeliest).join(' ');
  if (name === meant) return 0;
  if (asked.at(-1)?.asPrefix === true ? name.startsWith(meant) : name.startsWith(`${meant} `)) return 1;
  if (hasWords(asked, documentWords(document).name)) return 2;
  return hasWords(asked, documentWords(document).label) ? 3 : 4;
}

export function compareRanks(a: Rank, aId: string, b: Rank, bId: string): number {
  const [first, second, third] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return first || second || third || (aId === bId ? 0 : aId > bId ? -1 : 1);
}
