import { askedQuery, easingsOf, NO_AUTHORS, queryOf, searchNear } from '@combolab/backend/domain';
import { FIELD_NAMES, routes } from '@combolab/contracts';
import { EVERYTHING, type SearchIndex, type SearchQuery } from '@combolab/platform';
import { z } from 'zod/mini';

/** Parts of a question that something has to be found by; what is not wanted is met by nearly everything. */
const PARTS = [
  ...FIELD_NAMES.filter((name) => name !== 'game'),
  ...(['percent', 'moves', 'allMoves', 'sequence', 'first', 'starts', 'ends', 'inputs'] as const),
] as const;

/** A question for each part of another, and one for any of its words. */
function partsOf(query: SearchQuery): readonly SearchQuery[] {
  const bare: SearchQuery = { ...EVERYTHING, game: query.game, limit: 1 };
  const filters = PARTS.filter((name) => query[name] !== null && query[name].length !== 0);
  return [
    ...filters.map((name): SearchQuery => ({ ...bare, [name]: query[name] })),
    ...(query.text === '' ? [] : [{ ...bare, text: query.text, words: 'one' as const }]),
  ];
}

/**
 * Asks each question as the API does. @returns those that find nothing, though something meets a part of them
 * @param questions as they are typed on the page of Ultimate
 */
export async function emptyPages(
  index: Pick<SearchIndex, 'search'>,
  questions: readonly string[],
): Promise<readonly string[]> {
  const found = async (query: SearchQuery) => ({ ...(await index.search(query)), textSearchOff: null });
  const empty: string[] = [];
  for (const q of questions) {
    const asked = z.parse(routes.search.query, { q, game: 'ssbu' });
    const { understood, query } = askedQuery(asked);
    const question = { asked, understood };
    const near = await searchNear({
      question,
      easings: easingsOf(question),
      queryOf: (each) => queryOf(each, NO_AUTHORS),
      search: found,
    });
    if (near.found.total > 0) continue;
    const totals = await Promise.all(partsOf(query).map(async (part) => (await index.search(part)).total));
    if (totals.some((total) => total > 0)) empty.push(q);
  }
  return empty;
}
