import { FACET_FIELDS, facetOrder, PERCENT_BINS, recordOf, type FacetCounts } from '@combolab/contracts';
import type { SearchDocument, SearchQuery } from '../../ports/search-index.js';
import { matches } from './match.js';
import type { AskedWord } from './reading.js';

/** Each facet counted under all filters but its own choice. */
export function countFacets(
  documents: readonly SearchDocument[],
  query: SearchQuery,
  asked: readonly AskedWord[],
): FacetCounts {
  const under = (change: Partial<SearchQuery>): SearchDocument[] => {
    const others = { ...query, ...change };
    return documents.filter((document) => matches(document, others, asked));
  };
  const counts = recordOf(FACET_FIELDS, (name) =>
    facetOrder(
      name,
      count(under({ [name]: [] }), (document) => document[name]),
    ),
  );
  return { ...counts, percent: countBins(under({ percent: null })) };
}

function count(
  documents: readonly SearchDocument[],
  valuesOf: (document: SearchDocument) => readonly string[],
): FacetCounts['attacker'] {
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const value of new Set(valuesOf(document))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, number]) => ({ value, count: number }));
}

function countBins(documents: readonly SearchDocument[]): number[] {
  return Array.from({ length: PERCENT_BINS }, (_, bin) => {
    const first = bin * 10;
    const last = bin === PERCENT_BINS - 1 ? 200 : first + 9;
    return documents.filter(({ percent: [low, high] }) => low <= last && high >= first).length;
  });
}
