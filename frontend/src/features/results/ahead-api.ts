import type { AnswerOf, GameId, PopularSearch, routes } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';

type Answer<N extends 'searchTotals' | 'popularSearches'> = AnswerOf<(typeof routes)[N]>;

const aheadApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many combos searches find, by their addresses; those that nobody knows now are left out. */
    searchTotals: build.query<Readonly<Record<string, number>>, readonly string[]>({
      query: (of) => request(calls.searchTotals, { query: { of } }),
      transformResponse: ({ totals }: Answer<'searchTotals'>, _meta, of) =>
        Object.fromEntries(
          of.flatMap((address, n) => {
            const total = totals[n] ?? null;
            return total === null ? [] : [[address, total]];
          }),
        ),
      providesTags: ['Search'],
      keepUnusedDataFor: 60,
    }),
    /** What many look for in a game. */
    popularSearches: build.query<readonly PopularSearch[], GameId>({
      query: (game) => request(calls.popularSearches, { query: { game } }),
      transformResponse: ({ searches }: Answer<'popularSearches'>) => searches,
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useSearchTotalsQuery, usePopularSearchesQuery } = aheadApi;
