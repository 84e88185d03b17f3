import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { LIMITS } from '@combolab/contracts';
import type { Filters } from '@combolab/contracts/filters';
import { useDebounced } from '../../shared/lib/use-debounced.js';
import { searchAddress } from '../../shared/search/search-address.js';
import { useSearchTotalsQuery } from './ahead-api.js';

/** Nobody reads counts while they type on. */
const RESTS_MS = 200;
/** Servers and proxies refuse addresses of more than 8,000. */
const MOST_CHARACTERS = 6000;

/** A search that one may go on to. */
export interface Ahead {
  readonly query: string;
  /** Without the filters that stand. */
  readonly alone: boolean;
}

function fitting(addresses: readonly string[]): readonly string[] {
  let room = MOST_CHARACTERS;
  return addresses.slice(0, LIMITS.searchesCounted).filter((address) => {
    room -= encodeURIComponent(address).length;
    return room >= 0;
  });
}

/**
 * How many combos each search would find, once typing rests; undefined until that is known.
 * @param ahead the filters that a search leads to
 */
export function useTotals(
  searches: readonly Ahead[],
  ahead: (query: string, alone: boolean) => Filters,
): (search: Ahead) => number | undefined {
  const key = JSON.stringify(searches);
  const settled = useDebounced(key, RESTS_MS);
  const addresses = useMemo(
    () => (JSON.parse(settled) as readonly Ahead[]).map(({ query, alone }) => searchAddress(ahead(query, alone))),
    [settled, ahead],
  );
  const asked = useMemo(() => fitting([...new Set(addresses)]), [addresses]);
  const { currentData } = useSearchTotalsQuery(asked.length === 0 ? skipToken : asked);
  if (currentData === undefined || settled !== key) return () => undefined;
  return ({ query, alone }) => {
    const n = searches.findIndex((each) => each.query === query && each.alone === alone);
    return currentData[addresses[n] ?? ''];
  };
}
