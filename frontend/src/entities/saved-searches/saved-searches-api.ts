import type { SavedSearch } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';

export interface SearchToSave {
  /** The kept search that changes; what is left out stays as it is. */
  readonly searchId?: string;
  readonly name?: string;
  readonly query?: string;
  readonly alert?: boolean;
}

type List = readonly SavedSearch[];

const savedSearchesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The user's saved searches, newest first; by user, so that nobody sees those of who was here before. */
    savedSearches: build.query<List, string>({
      query: () => request(calls.savedSearches, {}),
      transformResponse: ({ searches }: { searches: List }) => searches,
      providesTags: ['Searches'],
      keepUnusedDataFor: 600,
    }),
    saveSearch: build.mutation<
      { search: SavedSearch },
      { userId: string; search: SearchToSave; idempotencyKey?: string }
    >({
      query: ({ search, idempotencyKey }) => request(calls.saveSearch, { body: { ...search }, idempotencyKey }),
      onQueryStarted: async ({ userId, search: { searchId, ...shown } }, { dispatch, queryFulfilled }) => {
        const change = (next: (list: List) => List) =>
          dispatch(savedSearchesApi.util.updateQueryData('savedSearches', userId, (list) => [...next(list)]));
        let wasThere = false;
        const before = change((list) => {
          wasThere = list.some(({ _id }) => _id === searchId);
          return list.map((each) => (each._id === searchId ? { ...each, ...shown } : each));
        });
        try {
          const { search } = (await queryFulfilled).data;
          change((list) => {
            const others = list.filter(({ _id }) => _id !== search._id);
            // what was removed while the change was on its way stays removed
            if (wasThere && others.length === list.length) return list;
            return [search, ...others].sort((a, b) => b.savedAt.localeCompare(a.savedAt));
          });
        } catch {
          before.undo();
        }
      },
    }),
    removeSearch: build.mutation<unknown, { userId: string; searchId: string }>({
      query: ({ searchId }) => request(calls.removeSearch, { body: { searchId } }),
      onQueryStarted: async ({ userId, searchId }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          savedSearchesApi.util.updateQueryData('savedSearches', userId, (list) =>
            list.filter(({ _id }) => _id !== searchId),
          ),
        );
        await queryFulfilled.catch(() => {
          shown.undo();
        });
      },
    }),
  }),
});

export const { savedSearches, saveSearch, removeSearch } = savedSearchesApi.endpoints;
export const { useSavedSearchesQuery, useSaveSearchMutation, useRemoveSearchMutation } = savedSearchesApi;
