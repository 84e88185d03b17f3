import { compareVersions, rooms, type AnswerOf, type Guide, type GuideCard, type routes } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';
import { sendAll } from '../../shared/api/send-all.js';
import { followRoom } from '../../shared/live/live-socket.js';

type Routes = typeof routes;

/** Guides on a page of what was found. */
const PAGE = 12;

/** Which published guides are looked for. */
export interface GuideFilters {
  readonly game: string;
  readonly q: string;
  /** Any of these fighters. */
  readonly fighter: readonly string[];
  /** Any of these levels. */
  readonly level: readonly string[];
}

export type FoundGuides = AnswerOf<Routes['findGuides']>;

/** Whose guides, and who asks: drafts are told to their author alone. */
export interface GuidesOf {
  readonly authorId: string;
  readonly viewerId: string | null;
}

const ALL = { type: 'Guides' as const, id: 'all' };

/** Guides are fetched again within this time of a change, so that many readers do not ask at once; ms. */
const JITTER_MS = 1500;

export const guidesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A whole guide with its combos, fetched again when its author has saved it. */
    guide: build.query<Guide, string>({
      query: (guideId) => request(calls.guide, { params: { guideId } }),
      providesTags: (_guide, _error, guideId) => [{ type: 'Guides', id: guideId }],
      onCacheEntryAdded: async (guideId, cycle): Promise<void> => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const held = () => cycle.getCacheEntry().data?.versions.guide;
        const refetchSoon = (): void => {
          timer ??= setTimeout(() => {
            timer = undefined;
            void cycle.dispatch(guidesApi.endpoints.guide.initiate(guideId, { forceRefetch: true, subscribe: false }));
          }, Math.random() * JITTER_MS);
        };
        const leave = followRoom(rooms.guide(guideId), {
          versions: () => ({ guide: held() }),
          onView: (message) => {
            const mine = held();
            if (message.part !== 'guide' || mine === undefined) return;
            if (compareVersions(message.to, mine) > 0) refetchSoon();
          },
          onJoined: ({ guide }) => {
            const mine = held();
            if (guide !== undefined && mine !== undefined && compareVersions(guide, mine) > 0) refetchSoon();
          },
        });
        await cycle.cacheEntryRemoved;
        clearTimeout(timer);
        leave();
      },
    }),
    /** Published guides, edited last first, page by page. */
    findGuides: build.infiniteQuery<FoundGuides, GuideFilters, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.cursor ?? undefined },
      query: ({ queryArg: { game, q, fighter, level }, pageParam }) =>
        request(calls.findGuides, {
          query: {
            game,
            ...(q !== '' && { q }),
            fighter,
            level,
            limit: PAGE,
            ...(pageParam !== null && { cursor: pageParam }),
          },
        }),
      providesTags: [ALL],
    }),
    /** Guides of a user, edited last first. */
    guidesOf: build.query<readonly GuideCard[], GuidesOf>({
      queryFn: ({ authorId }, { signal }) =>
        sendAll(
          request(calls.userGuides, { params: { userId: authorId } }),
          signal,
          (answer) => answer as AnswerOf<Routes['userGuides']>,
        ),
      providesTags: [ALL],
    }),
  }),
});

export const { useGuideQuery, useFindGuidesInfiniteQuery, useGuidesOfQuery } = guidesApi;
