import { LIMITS, type SearchResult } from '@combolab/contracts';
import { baseApi } from '../api/base-api.js';
import { calls } from '../api/calls.js';
import { request, type ApiRequest } from '../api/request.js';
import { send, type Sent } from '../api/send.js';
import { fillCards } from '../combos/card-api.js';
import { filterQuery, firstPageQuery, type Filters } from '@combolab/contracts/filters';
import { foundPage, type FoundPage } from './found-page.js';

/** Ends the search that a newer one replaces. */
let running: AbortController | null = null;

function signalOf(first: boolean, signal: AbortSignal): AbortSignal {
  if (!first) return signal;
  running?.abort();
  running = new AbortController();
  return AbortSignal.any([signal, running.signal]);
}

/** A search that was broken off says so, for the page may still show its filters for a moment. */
const ask = (query: NonNullable<ApiRequest['query']>, signal: AbortSignal): Promise<Sent> =>
  send(request(calls.search, { query }), signal).catch((): Sent => ({ error: { kind: 'offline', superseded: true } }));

type SentPage = Exclude<Sent, { readonly data: unknown }> | { readonly data: FoundPage };

/** Asks for one page, from its cursor on; null is the first, which carries the facets. */
export async function askPage(filters: Filters, cursor: string | null, signal: AbortSignal): Promise<SentPage> {
  const { facets, ...page } = firstPageQuery(filters);
  const query = cursor === null ? { ...page, facets } : { ...page, cursor };
  const sent = await ask(query, signal);
  return 'error' in sent ? sent : { data: foundPage(sent.data as SearchResult) };
}

const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Pages of combos; the cards of pages far from the reader may have been let go. */
    search: build.infiniteQuery<FoundPage, Filters, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.cursor ?? undefined },
      queryFn: ({ queryArg, pageParam }, { signal }) =>
        askPage(queryArg, pageParam, signalOf(pageParam === null, signal)),
      onQueryStarted: async (_filters, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        const page = data?.pages.at(-1);
        if (page !== undefined) dispatch(fillCards(page.hits));
      },
      providesTags: ['Search'],
      keepUnusedDataFor: 300,
    }),
    /** The first combos of a search, as many as a page has, with its facets; others may be asked for beside it. */
    searchFew: build.query<SearchResult, Filters>({
      queryFn: async (filters, { signal }) => {
        const query = { game: filters.game, ...filterQuery(filters), limit: LIMITS.pageSize, facets: '1' };
        const sent = await ask(query, signal);
        return 'error' in sent ? sent : { data: sent.data as SearchResult };
      },
      onQueryStarted: async (_filters, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data !== null) dispatch(fillCards(data.hits));
      },
      providesTags: ['Search'],
    }),
    /** How many combos match now, without the combos. */
    searchTotal: build.query<number, Filters>({
      queryFn: async (filters, { signal }) => {
        const query = { game: filters.game, ...filterQuery(filters), limit: 1 };
        const sent = await ask(query, signal);
        if ('error' in sent) return sent;
        const { total, exact = total } = sent.data as SearchResult;
        return { data: exact };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSearchInfiniteQuery, useSearchFewQuery, useSearchTotalQuery, useLazySearchTotalQuery } = searchApi;

/** What was found with these filters, as far as it is held. */
export const selectFound = (filters: Filters) => searchApi.endpoints.search.select(filters);

/** Changes pages that were found. */
export const changeFound = (filters: Filters, change: (pages: FoundPage[]) => void) =>
  searchApi.util.updateQueryData('search', filters, ({ pages }) => {
    change(pages);
  });

/** Asks for the first page at once; who follows these filters a moment later shares the answer. */
export const beginSearch = (filters: Filters) => searchApi.endpoints.search.initiate(filters, { subscribe: false });

/** Asks how many combos match, once; the call can be aborted. */
export const searchTotal = (filters: Filters) =>
  searchApi.endpoints.searchTotal.initiate(filters, { subscribe: false, forceRefetch: true });
