import {
  FACET_FIELDS,
  facetOrder,
  GAME_IDS,
  PERCENT_BINS,
  recordOf,
  type FacetCounts,
  type FacetField,
} from '@combolab/contracts';
import { EVERYTHING, type SearchIndex, type SearchQuery } from '@combolab/platform';
import { sameJson } from './compare-documents.js';
import { talliesOf } from './compare-views.js';
import { countValues, type Combos } from './count-values.js';
import type { Truth } from './fold-log.js';
import { isFindable } from './true-combo.js';

type Search = Pick<SearchIndex, 'search'>;

/** Ids read with one question: whole lists are compared. */
const PAGE = 1000;

type Counts = ReturnType<typeof countValues<FacetField>>;

/** Bin i holds 10i to 10i+9, the last one 190 to 200. */
function bins(combos: Combos): number[] {
  return Array.from({ length: PERCENT_BINS }, (_, i) => {
    const last = i === PERCENT_BINS - 1 ? 200 : i * 10 + 9;
    return combos.filter(([, { content }]) => content.percentRange[0] <= last && content.percentRange[1] >= i * 10)
      .length;
  });
}

/** Counts for a question that asks for nothing but a game: the facet `game` alone ignores it. */
function facetsOf(all: Counts, ofGame: Combos): FacetCounts {
  const own = countValues(FACET_FIELDS, ofGame);
  const counts = recordOf(FACET_FIELDS, (name) =>
    facetOrder(
      name,
      [...((name === 'game' ? all : own).get(name) ?? [])].map(([value, count]) => ({ value, count })),
    ),
  );
  return { ...counts, percent: bins(ofGame) };
}

const present = (truth: Truth): Combos => [...truth.combos].filter(([, combo]) => isFindable(combo));

/** Totals and facet counts of each game and of all. @returns the differences in words */
export async function compareCounts(truth: Truth, index: Search): Promise<string[]> {
  const combos = present(truth);
  const all = countValues(FACET_FIELDS, combos);
  const findings: string[] = [];
  for (const game of [null, ...GAME_IDS]) {
    const ofGame = combos.filter(([, { content }]) => game === null || content.gameId === game);
    const name = `search of ${game ?? 'all games'}`;
    const { total, facets } = await index.search({
      ...EVERYTHING,
      game: game === null ? [] : [game],
      limit: 1,
      facets: true,
    });
    if (total !== ofGame.length)
      findings.push(`${name} finds ${String(total)} combos, there are ${String(ofGame.length)}`);
    for (const [facet, expected] of Object.entries(facetsOf(all, ofGame))) {
      const counts = facets?.[facet as keyof FacetCounts];
      if (!sameJson(counts, expected))
        findings.push(`${name} counts ${facet} ${JSON.stringify(counts)}, by the log ${JSON.stringify(expected)}`);
    }
  }
  return findings;
}

async function everyId(index: Search, query: SearchQuery): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const answer: Awaited<ReturnType<Search['search']>> = await index.search({ ...query, limit: PAGE, cursor });
    ids.push(...answer.ids);
    cursor = answer.cursor;
  } while (cursor !== null);
  return ids;
}

/** Ids by likes, then newest first, as each game lists them. */
function byLikes(truth: Truth, game: string): string[] {
  const tallies = talliesOf(truth);
  const likes = (id: string): number => tallies.get(id)?.numLikes ?? 0;
  const combos = present(truth).filter(([, { content }]) => content.gameId === game);
  return combos
    .sort(
      ([a, x], [b, y]) => likes(b) - likes(a) || Date.parse(y.createdAt) - Date.parse(x.createdAt) || (a < b ? 1 : -1),
    )
    .map(([id]) => id);
}

/** The whole list of each game, most liked first. @returns ids by game and what they must be */
export async function readLists(truth: Truth, index: Search) {
  const lists: { game: string; found: readonly string[]; expected: readonly string[] }[] = [];
  for (const game of GAME_IDS) {
    const found = await everyId(index, { ...EVERYTHING, game: [game], sort: 'liked' });
    lists.push({ game, found, expected: byLikes(truth, game) });
  }
  return lists;
}

/** @param moving combos that changed meanwhile; where they stand says nothing */
export function compareLists(lists: Awaited<ReturnType<typeof readLists>>, moving: ReadonlySet<string>): string[] {
  return lists.flatMap(({ game, found, expected }) => {
    const still = (ids: readonly string[]): string[] => ids.filter((id) => !moving.has(id));
    const [is, should] = [still(found), still(expected)];
    const at = should.findIndex((id, i) => is[i] !== id);
    if (at < 0 && is.length === should.length) return [];
    const place = at < 0 ? should.length : at;
    return [
      `the list of ${game} by likes has ${is[place] ?? 'nothing'} at place ${String(place + 1)}, by the log ${should[place] ?? 'nothing'}`,
    ];
  });
}
