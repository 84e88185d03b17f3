import { useEffect, useState } from 'react';
import {
  type ActiveFilter,
  activeFilters,
  type Filters,
  resultsAddress,
  withoutFilter,
} from '@combolab/contracts/filters';
import { useSharedDispatch } from '../../shared/state.js';
import { searchTotal } from '../../shared/search/search-api.js';

/** What there would be without one of the filters. */
export interface Without {
  readonly filter: ActiveFilter;
  /** Combos; null when it could not be asked. */
  readonly total: number | null;
}

const MOST = 5;

/** How many combos there would be without each of the filters, the most first; null while it is being asked. */
export function useWithoutCounts(filters: Filters): readonly Without[] | null {
  const dispatch = useSharedDispatch();
  const [found, setFound] = useState<{ readonly address: string; readonly counts: readonly Without[] } | null>(null);
  const address = resultsAddress(filters);
  useEffect(() => {
    const asked = activeFilters(filters)
      .slice(-MOST)
      .map((filter) => ({ filter, call: dispatch(searchTotal(withoutFilter(filters, filter))) }));
    let gone = false;
    const answers = asked.map(async ({ filter, call }): Promise<Without> => {
      const { data } = await call;
      return { filter, total: data ?? null };
    });
    void Promise.all(answers).then((counts) => {
      if (!gone) setFound({ address, counts: counts.sort((a, b) => (b.total ?? 0) - (a.total ?? 0)) });
    });
    return () => {
      gone = true;
      for (const { call } of asked) call.abort();
    };
  }, [address, dispatch, filters]);
  return found?.address === address ? found.counts : null;
}
