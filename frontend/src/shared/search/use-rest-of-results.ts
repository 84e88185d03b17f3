import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import type { ComboList } from '../combos/kept-list.js';
import { listShown } from '../combos/last-list.js';
import { type Filters, gameOf, readFilters } from '@combolab/contracts/filters';
import { useSharedDispatch, type SharedState } from '../state.js';
import { placesOf } from './found-page.js';
import { selectFound, useSearchInfiniteQuery } from './search-api.js';

/** Further results are asked for when so few are left. */
const FEW = 3;

/** The filters of an address of the results; null for other lists. */
function filtersOf(address: string): Filters | null {
  const { pathname, searchParams } = new URL(address, location.origin);
  const results = /^\/(?:results|game)(?:\/([^/]+))?$/.exec(pathname);
  return results === null ? null : readFilters(searchParams, gameOf(results[1]));
}

/** Holds the results that a combo was opened from, and lets their list go on before it ends. Does nothing after a reload. */
export function useRestOfResults({ ids, address }: ComboList, comboId: string): void {
  const dispatch = useSharedDispatch();
  const store = useStore<SharedState>();
  const filters = useMemo(() => filtersOf(address), [address]);
  const [held] = useState(() => filters !== null && selectFound(filters)(store.getState()).data !== undefined);
  const { currentData, hasNextPage, isFetching, isError, fetchNextPage } = useSearchInfiniteQuery(
    held && filters !== null ? filters : skipToken,
  );
  const at = ids.indexOf(comboId);
  const isNearEnd = at !== -1 && at >= ids.length - FEW;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetching, isError, fetchNextPage]);
  const found = currentData?.pages;
  useEffect(() => {
    if (found === undefined) return;
    const now = placesOf(found).map(({ id }) => id);
    if (now.length > ids.length && ids.every((id, n) => now[n] === id)) dispatch(listShown({ ids: now, address }));
  }, [dispatch, found, ids, address]);
}
