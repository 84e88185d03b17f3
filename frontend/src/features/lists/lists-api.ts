import {
  LIMITS,
  type AnswerOf,
  type ComboCard,
  type ComboList,
  type ComboListCard,
  type ComboListPage,
  type routes,
} from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { request } from '../../shared/api/request.js';
import { fillCards } from '../../shared/combos/card-api.js';
import { listCalls } from './list-calls.js';
import { moved, onPages } from './order.js';

type Routes = typeof routes;
type Written = AnswerOf<Routes['makeList']>;
export type ListWords = Pick<ComboList, 'name' | 'description' | 'isPublic'>;
interface Entry {
  readonly listId: string;
  readonly comboId: string;
}

const OWN = { type: 'Lists' as const, id: 'own' };
const one = (id: string) => ({ type: 'Lists' as const, id });
const unless = <T>(error: unknown, tags: readonly T[]) => (error === undefined ? tags : []);

const listsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The own lists; with a combo, whether it is in each. */
    ownLists: build.query<readonly ComboListCard[], string | null>({
      query: (comboId) => request(listCalls.ownLists, { ...(comboId !== null && { query: { comboId } }) }),
      transformResponse: (answer: AnswerOf<Routes['ownLists']>) => answer.lists,
      providesTags: [OWN],
    }),
    /** A list with its combos, page by page. */
    list: build.infiniteQuery<ComboListPage, string, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.cursor ?? undefined },
      query: ({ queryArg: listId, pageParam }) =>
        request(listCalls.list, {
          params: { listId },
          query: { limit: LIMITS.pageSizeMax, ...(pageParam !== null && { cursor: pageParam }) },
        }),
      onQueryStarted: async (_id, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        const page = data?.pages.at(-1);
        if (page !== undefined) dispatch(fillCards(page.combos));
      },
      providesTags: (_data, _error, listId) => [one(listId)],
    }),
    /** The own favourites, newest first. */
    favorites: build.query<readonly ComboCard[], string>({
      query: (userId) => request(listCalls.favorites, { params: { userId } }),
      onQueryStarted: async (_id, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data !== null) dispatch(fillCards(data));
      },
      providesTags: ['Favorites'],
    }),
    makeList: build.mutation<Written, { words: ListWords; comboId: string | null; idempotencyKey: string }>({
      query: ({ words, comboId, idempotencyKey }) =>
        request(listCalls.makeList, { body: { ...words, ...(comboId !== null && { comboId }) }, idempotencyKey }),
      invalidatesTags: (_answer, error) => unless(error, [OWN]),
    }),
    editList: build.mutation<Written, { listId: string; baseVersion: number; words: ListWords }>({
      query: ({ listId, baseVersion, words }) =>
        request(listCalls.editList, { body: { listId, baseVersion, ...words } }),
      invalidatesTags: (_answer, error, { listId }) => unless(error, [OWN, one(listId)]),
    }),
    deleteList: build.mutation<unknown, string>({
      query: (listId) => request(listCalls.deleteList, { body: { listId } }),
      invalidatesTags: (_answer, error) => unless(error, [OWN]),
    }),
    /** Ticked at once; taken back when refused. */
    addToList: build.mutation<unknown, Entry & { at?: number }>({
      query: (body) => request(listCalls.addToList, { body }),
      onQueryStarted: async ({ listId, comboId }, { dispatch, queryFulfilled }) => {
        const ticked = dispatch(tick(listId, comboId, true));
        await queryFulfilled.catch(ticked.undo);
      },
      invalidatesTags: (_answer, error, { listId }) => unless(error, [OWN, one(listId)]),
    }),
    removeFromList: build.mutation<unknown, Entry>({
      query: (body) => request(listCalls.removeFromList, { body }),
      onQueryStarted: async ({ listId, comboId }, { dispatch, queryFulfilled }) => {
        const ticked = dispatch(tick(listId, comboId, false));
        const shown = dispatch(changePages(listId, (combos) => combos.filter(({ _id }) => _id !== comboId)));
        await queryFulfilled.catch(() => {
          ticked.undo();
          shown.undo();
        });
      },
      invalidatesTags: (_answer, error) => unless(error, [OWN]),
    }),
    moveInList: build.mutation<unknown, Entry & { to: number }>({
      query: (body) => request(listCalls.moveInList, { body }),
      onQueryStarted: async ({ listId, comboId, to }, { dispatch, queryFulfilled }) => {
        const place = (combos: readonly ComboCard[]) =>
          moved(
            combos,
            combos.findIndex(({ _id }) => _id === comboId),
            to,
          );
        const shown = dispatch(changePages(listId, place));
        await queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: (_answer, error) => unless(error, [OWN]),
    }),
  }),
});

const tick = (listId: string, comboId: string, has: boolean) =>
  listsApi.util.updateQueryData('ownLists', comboId, (lists) => {
    const list = lists.find(({ _id }) => _id === listId);
    if (list === undefined || list.has === has) return;
    list.has = has;
    list.numCombos += has ? 1 : -1;
  });

/** Changes the combos that are shown of a list, wherever its pages end. */
const changePages = (listId: string, change: (combos: readonly ComboCard[]) => readonly ComboCard[]) =>
  listsApi.util.updateQueryData('list', listId, ({ pages }) => {
    const before = pages.flatMap(({ combos }) => combos);
    const after = change(before);
    const divided = onPages(
      after,
      pages.map(({ combos }) => combos.length),
    );
    for (const [i, page] of pages.entries()) {
      page.combos = divided[i] ?? [];
      page.list.numCombos += after.length - before.length;
    }
  });

export const {
  useOwnListsQuery,
  useListInfiniteQuery,
  useFavoritesQuery,
  useMakeListMutation,
  useEditListMutation,
  useDeleteListMutation,
  useAddToListMutation,
  useRemoveFromListMutation,
  useMoveInListMutation,
} = listsApi;

/** Asks for all pages of a list again: what was moved stands elsewhere on the server's pages too. */
export const refreshList = (listId: string) => listsApi.util.invalidateTags([one(listId)]);
