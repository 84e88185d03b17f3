import type { AnswerOf, ComboListCard, UserProfile, routes } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';
import { fillCards } from '../../shared/combos/card-api.js';
import { fillFollowers } from '../../entities/follows/follows-api.js';

type Routes = typeof routes;
type ComboPage = AnswerOf<Routes['userComboPage']>;

const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A user with real counts of what they have shared. */
    profile: build.query<UserProfile, string>({
      query: (userId) => request(calls.userProfile, { params: { userId } }),
      onQueryStarted: async (_userId, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data !== null) dispatch(fillFollowers(data));
      },
      providesTags: ['UserCombos'],
    }),
    /** Combos of a user, newest first, page by page. */
    combosOf: build.infiniteQuery<ComboPage, string, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.cursor ?? undefined },
      query: ({ queryArg: userId, pageParam }) =>
        request(calls.userComboPage, {
          params: { userId },
          query: { ...(pageParam !== null && { cursor: pageParam }) },
        }),
      onQueryStarted: async (_userId, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        const page = data?.pages.at(-1);
        if (page !== undefined) dispatch(fillCards(page.combos));
      },
      providesTags: ['UserCombos'],
    }),
    /** Lists that a user shows to everybody. */
    listsOf: build.query<readonly ComboListCard[], string>({
      query: (userId) => request(calls.publicLists, { params: { userId } }),
      transformResponse: (answer: AnswerOf<Routes['publicLists']>) => answer.lists,
      providesTags: [{ type: 'Lists', id: 'own' }],
    }),
  }),
});

export const { useProfileQuery, useCombosOfInfiniteQuery, useListsOfQuery } = profileApi;
