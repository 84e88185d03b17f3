import type { SearchDocument, SearchQuery } from '../../ports/search-index.js';
import {
  askedMoves,
  focusPart,
  isRanked,
  movesPart,
  percentPart,
  startPlaces,
  titlePart,
  WEIGHTS,
} from '../../ranking/relevance.js';
import { documentWords, fold, hasWords } from './match.js';
import type { AskedWord } from './reading.js';

/** What a hit is sorted by, each ascending; the id settles the rest, descending. */
export type Rank = readonly [distance: number, value: number, freshness: number];

export function rankOf(document: SearchDocument, query: SearchQuery, asked: readonly AskedWord[]): Rank {
  const relevance = isRanked(query) ? relevanceOf(document, query, asked) : 0;
  return [0 - relevance, valueOf(document, query), -Date.parse(document.createdAt)];
}

function valueOf(
  { numLikes, standing, difficultyScore, percent: [low, high] }: SearchDocument,
  { sort }: SearchQuery,
): number {
  if (sort === 'new') return 0;
  if (sort === 'easy') return difficultyScore;
  if (sort === 'wide') return low - high;
  return sort === 'liked' ? -numLikes : -standing;
}

/** The sum of all parts. */
function relevanceOf(document: SearchDocument, query: SearchQuery, asked: readonly AskedWord[]): number {
  const { titleWords, titleNames, defender, percent, words } = query;
  const title = new Set(document.title);
  const metOf = (list: readonly string[]) => ({
    asked: list.length,
    met: list.filter((word) => title.has(word)).length,
  });
  const { all } = documentWords(document);
  const met = words !== 'all' ? asked.filter((word) => hasWords([word], all)).length : 0;
  return (
    WEIGHTS.word * met +
    (query.titleText !== '' && fold(document.name) === query.titleText ? WEIGHTS.typedTitle : 0) +
    titlePart(metOf(titleWords), metOf(titleNames), title.size) +
    (asked.length === 0 ? 0 : WEIGHTS.text[tierOf(document, asked)]) +
    movesPart(askedMoves(query), document.moves, startPlaces(document.moves)) +
    focusPart(new Set(document.defender).size, defender.length > 0) +
    percentPart(percent, ...document.percent) +
    (document.verified.includes('true') ? WEIGHTS.verified : 0)
  );
}

/** Unknown words as the likeliest they are read as: exact name, start of the name, all words in the name, all words in name, fighters and tags, else. */
function tierOf(document: SearchDocument, asked: readonly AskedWord[]): 0 | 1 | 2 | 3 | 4 {
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
