import { compareVersions, rooms, type AnswerOf, type BodyIn, type routes } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';
import { followRoom } from '../../shared/live/live-socket.js';

type Routes = typeof routes;
export type CasesPage = AnswerOf<Routes['moderationCases']>;
export type LogPage = AnswerOf<Routes['moderationLog']>;
export type CaseStage = 'open' | 'decided';
/** Whose acts, or about what; both null for all. */
export interface LogFilter {
  readonly person: string | null;
  readonly thing: string | null;
}

const paged = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ cursor }: { readonly cursor: string | null }) => cursor ?? undefined,
};
const from = (cursor: string | null) => (cursor === null ? {} : { cursor });

interface LiveCycle {
  readonly getCacheEntry: () => { readonly data?: { readonly pages: readonly (CasesPage | LogPage)[] } | undefined };
  readonly cacheEntryRemoved: Promise<void>;
  readonly dispatch: (action: ReturnType<typeof changed>) => unknown;
}
const changed = () => baseApi.util.invalidateTags(['Moderation']);

/** Reads again what is shown whenever a report came or was answered. */
async function followQueue({ getCacheEntry, cacheEntryRemoved, dispatch }: LiveCycle): Promise<void> {
  const stop = followRoom(rooms.moderation(), {
    versions: () => ({}),
    onView: () => void dispatch(changed()),
    // what came before the room was entered, or while there was no connection
    onJoined: ({ list }) => {
      const shown = getCacheEntry().data?.pages[0]?.versions.list;
      if (list !== undefined && shown !== undefined && compareVersions(list, shown) > 0) dispatch(changed());
    },
  });
  await cacheEntryRemoved;
  stop();
}

const moderationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cases: build.infiniteQuery<CasesPage, CaseStage, string | null>({
      infiniteQueryOptions: paged,
      query: ({ queryArg: state, pageParam }) =>
        request(calls.moderationCases, { query: { state, ...from(pageParam) } }),
      providesTags: ['Moderation'],
      onCacheEntryAdded: (_stage, cycle) => followQueue(cycle),
    }),
    acts: build.infiniteQuery<LogPage, LogFilter, string | null>({
      infiniteQueryOptions: paged,
      query: ({ queryArg: { person, thing }, pageParam }) =>
        request(calls.moderationLog, {
          query: {
            ...(person === null ? {} : { person }),
            ...(thing === null ? {} : { thing }),
            ...from(pageParam),
          },
        }),
      providesTags: ['Moderation'],
      onCacheEntryAdded: (_filter, cycle) => followQueue(cycle),
    }),
    missedSearches: build.query<AnswerOf<Routes['missedSearches']>, void>({
      query: () => request(calls.missedSearches, {}),
    }),
    decide: build.mutation<unknown, BodyIn<Routes['moderate']>>({
      query: (body) => request(calls.moderate, { body }),
      invalidatesTags: (_result, error) => (error === undefined ? ['Moderation'] : []),
    }),
  }),
});

export const { useCasesInfiniteQuery, useActsInfiniteQuery, useDecideMutation, useMissedSearchesQuery } = moderationApi;
