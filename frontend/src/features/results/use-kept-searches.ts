import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { GameId } from '@combolab/contracts';
import { activeFilters, type Filters, gameOf, readFilters } from '@combolab/contracts/filters';
import { filtersOf } from '../../entities/saved-searches/saved-filters.js';
import { useSavedSearchesQuery } from '../../entities/saved-searches/saved-searches-api.js';
import { useAuth } from '../../shared/auth/use-auth.js';
import { matches } from '../../shared/search/matches.js';
import { searchAddress } from '../../shared/search/search-address.js';
import { filterWords } from '../../shared/terms/filters.js';
import { usePopularSearchesQuery } from './ahead-api.js';

/** Of each kind, before and while something is typed. */
const MOST = { blank: 5, typing: 2 } as const;

/** A whole search that somebody else or one oneself had before. */
export interface KeptSearch {
  /** Stands for it. */
  readonly key: string;
  readonly filters: Filters;
  /** What it was saved as; null of one that has no name. */
  readonly name: string | null;
  /** How many combos it finds, where that is known. */
  readonly total: number | undefined;
}

const wordsOf = ({ name, filters }: KeptSearch): string =>
  [name ?? '', ...activeFilters(filters).map(filterWords)].join(' ');

/** One's saved searches in a game, and what many look for there, as far as they fit what is typed. */
export function useKeptSearches(
  query: string,
  game: GameId,
): { readonly saved: readonly KeptSearch[]; readonly popular: readonly KeptSearch[] } {
  const { userId } = useAuth();
  const { data: saved } = useSavedSearchesQuery(userId ?? skipToken);
  const { data: popular } = usePopularSearchesQuery(game);
  return useMemo(() => {
    const typed = query.trim();
    const fitting = (searches: readonly KeptSearch[]) =>
      searches
        .filter((search) => search.filters.game === game && matches(wordsOf(search), typed))
        .slice(0, typed === '' ? MOST.blank : MOST.typing);
    const own = fitting(
      (saved ?? []).map((search) => ({
        ...{ key: search._id, filters: filtersOf(search), name: search.name, total: undefined },
      })),
    );
    const addresses = new Set(own.map(({ filters }) => searchAddress(filters)));
    const others = (popular ?? []).flatMap(({ query: address, total }) => {
      const parameters = new URLSearchParams(address);
      const filters = readFilters(parameters, gameOf(parameters.get('game') ?? undefined));
      return addresses.has(searchAddress(filters)) ? [] : [{ key: address, filters, name: null, total }];
    });
    return { saved: own, popular: fitting(others) };
  }, [query, game, saved, popular]);
}
