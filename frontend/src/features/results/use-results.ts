import { useMemo } from 'react';
import { isSuperseded } from '../../shared/api/problem.js';
import type { Filters } from '@combolab/contracts/filters';
import { placesOf, type FoundPage } from '../../shared/search/found-page.js';
import { useOnTheWay } from './on-the-way.js';
import { useSearchInfiniteQuery } from '../../shared/search/search-api.js';

const NONE = [] as const;

const nearOf = (page: FoundPage | undefined) =>
  page?.exact === undefined ? null : { exact: page.exact, total: page.total, optional: page.understood.optional };

/** What the search found so far. While a newer search runs, the last answer stays and is `stale`. */
export function useResults(filters: Filters) {
  const query = useSearchInfiniteQuery(filters);
  const overtaken = useOnTheWay(filters);
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const currentData = overtaken ? undefined : query.currentData;
  // the answer to a newer question is on its way
  const isError = query.isError && !isSuperseded(error);
  const shown = currentData ?? (isError ? undefined : data);
  const places = useMemo(() => placesOf(shown?.pages ?? NONE), [shown]);
  const first = shown?.pages[0];
  const nextFailed = currentData !== undefined && isError;
  return {
    state:
      shown !== undefined ? ('ready' as const) : isError && !isFetching ? ('failed' as const) : ('loading' as const),
    stale: currentData === undefined && shown !== undefined,
    places,
    /** The cards of the first page. */
    first: first?.hits ?? NONE,
    /** Combos that meet the whole question. */
    total: currentData?.pages[0] === undefined ? null : (currentData.pages[0].exact ?? currentData.pages[0].total),
    /** How many of the places meet the whole question, and what the others need not meet; null where all do. */
    near: nearOf(first),
    facets: first?.facets ?? null,
    textSearchOff: first?.textSearchOff ?? null,
    corrections: currentData?.pages[0]?.understood.corrections ?? NONE,
    error,
    refresh: () => void refetch({ refetchCachedPages: false }),
    more: {
      available: hasNextPage,
      loading: isFetchingNextPage,
      error: nextFailed && !isFetching ? error : undefined,
      load: () => void fetchNextPage(),
    },
  };
}
