import type { SearchQuery } from '@combolab/platform';
import { asksMore } from './asks-more.js';
import type { Easing, Question } from './easings.js';
import type { Found } from './search.service.js';

/** So few hits are followed by those that meet less of the question. */
const HANDFUL = 5;
/** The key of the words of the text, beside those of easings. */
const WORDS = 'words';
const CURSOR = /^near\.([a-zA-Z+]+)\.(.+)$/s;

/** What was found, and what of the question it need not meet. */
export interface NearFound {
  readonly found: Found;
  /** As the question says it. */
  readonly optional: readonly string[];
  /** How many hits meet the whole question, and stand first; null where all do. */
  readonly exact: number | null;
}

export interface NearQuestion {
  readonly question: Question;
  readonly easings: readonly Easing[];
  readonly queryOf: (question: Question) => SearchQuery;
  readonly search: (query: SearchQuery) => Promise<Found>;
}

/** A query that none of the words of its text must meet, or one where it asks for nothing else. */
const withoutWords = (query: SearchQuery): SearchQuery => ({ ...query, words: asksMore(query) ? 'none' : 'one' });

const wordsOf = ({ text }: SearchQuery): readonly string[] =>
  text
    .replaceAll('"', '')
    .split(' ')
    .filter((word) => word !== '');

function eased({ question, easings, queryOf }: NearQuestion, keys: readonly string[]): SearchQuery {
  const dropped = easings.filter(({ key }) => keys.includes(key));
  const query = queryOf(dropped.reduce((left, { ease }) => ease(left), question));
  return keys.includes(WORDS) ? withoutWords(query) : query;
}

/**
 * Asks a question, and where nothing or too little meets all of it, what meets most of it: first without its words that are left as
 * text, then without one of its conditions, then without ever more of them, then by one alone. A page that follows is eased as the first one was. Facets
 * are those of the whole question.
 */
export async function searchNear(near: NearQuestion): Promise<NearFound> {
  const { queryOf, question, search } = near;
  const strict = queryOf(question);
  const [, named = '', inner] = CURSOR.exec(strict.cursor ?? '') ?? [];
  if (inner !== undefined) {
    const keys = named.split('+');
    const found = await search({ ...eased(near, keys), cursor: inner });
    return { found: withKeys(found, keys), optional: optionalOf(near, keys, strict), exact: null };
  }
  const found = await search(strict);
  const whole: NearFound = { found, optional: [], exact: null };
  if (strict.cursor !== null || strict.skip > 0) return whole;
  const hasWords = wordsOf(strict).length > 0;
  const enough = strict.sort === 'best' && hasWords ? HANDFUL : 1;
  if (found.total >= enough) return whole;
  const nearer = await firstWithMore(near, found.total, hasWords);
  if (nearer === null) return whole;
  return {
    found: { ...withKeys(nearer.found, nearer.keys), facets: found.facets, corrections: found.corrections },
    optional: optionalOf(near, nearer.keys, strict),
    exact: found.total,
  };
}

interface Nearer {
  readonly keys: readonly string[];
  readonly found: Found;
}

/** The first way of easing that finds more than `total`; conditions are eased only where there is nothing at all. */
async function firstWithMore(near: NearQuestion, total: number, hasWords: boolean): Promise<Nearer | null> {
  const words = hasWords ? [WORDS] : [];
  const all = near.easings.map(({ key }) => key);
  const ways =
    total > 0
      ? [words]
      : [
          words,
          ...all.map((key) => [...words, key]),
          ...all.slice(1).map((_, at) => [...words, ...all.slice(0, at + 2)]),
          // last what is missed most, by itself, and so on: as long as one condition can be met, the page is not empty
          ...all.toReversed().map((kept) => [...words, ...all.filter((key) => key !== kept)]),
        ];
  // of two conditions, to keep one alone is to leave out the other
  const tried = new Set(['']);
  for (const keys of ways) {
    const named = keys.join('+');
    if (tried.has(named)) continue;
    tried.add(named);
    const query = eased(near, keys);
    // everything of a game is no answer to a question
    if (query.words !== 'one' && !asksMore(query)) continue;
    const found = await near.search(query);
    if (found.total > total) return { keys, found };
  }
  return null;
}

const withKeys = (found: Found, keys: readonly string[]): Found => ({
  ...found,
  cursor: found.cursor === null ? null : `near.${keys.join('+')}.${found.cursor}`,
});

const optionalOf = ({ easings }: NearQuestion, keys: readonly string[], strict: SearchQuery): readonly string[] => [
  ...easings.filter(({ key }) => keys.includes(key)).flatMap(({ words }) => words),
  ...(keys.includes(WORDS) ? wordsOf(strict) : []),
];
