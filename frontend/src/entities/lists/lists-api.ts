import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
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
import { request, type ApiRequest } from '../../shared/api/request.js';
import { send } from '../../shared/api/send.js';
import { sendAll } from '../../shared/api/send-all.js';
import { fillCards } from '../../shared/combos/card-api.js';
import type { SharedState } from '../../shared/state.js';
import { calls } from '../../shared/api/calls.js';
import { lineOf, type Shown } from './list-line.js';
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
      query: (comboId) => request(calls.ownLists, { ...(comboId !== null && { query: { comboId } }) }),
      transformResponse: (answer: AnswerOf<Routes['ownLists']>) => answer.lists,
      providesTags: [OWN],
    }),
    /** A list with its combos, page by page. */
    list: build.infiniteQuery<ComboListPage, string, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.cursor ?? undefined },
      query: ({ queryArg: listId, pageParam }) =>
        request(calls.list, {
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
      queryFn: (userId, { signal }) =>
        sendAll(
          request(calls.favorites, { params: { userId } }),
          signal,
          (answer) => answer as AnswerOf<Routes['favorites']>,
        ),
      onQueryStarted: async (_id, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data !== null) dispatch(fillCards(data));
      },
      providesTags: ['Favorites'],
    }),
    makeList: build.mutation<Written, { words: ListWords; comboId: string | null; idempotencyKey: string }>({
      query: ({ words, comboId, idempotencyKey }) =>
        request(calls.makeList, { body: { ...words, ...(comboId !== null && { comboId }) }, idempotencyKey }),
      invalidatesTags: (_answer, error) => unless(error, [OWN]),
    }),
    editList: build.mutation<Written, { listId: string; baseVersion: number; words: ListWords }>({
      query: ({ listId, baseVersion, words }) => request(calls.editList, { body: { listId, baseVersion, ...words } }),
      invalidatesTags: (_answer, error, { listId }) => unless(error, [OWN, one(listId)]),
    }),
    deleteList: build.mutation<unknown, string>({
      query: (listId) => request(calls.deleteList, { body: { listId } }),
      invalidatesTags: (_answer, error) => unless(error, [OWN]),
    }),
    /** Ticked at once; taken back when refused. */
    addToList: build.mutation<unknown, Entry & { at?: number }>({
      queryFn: (body, { signal }) => inLine(body.listId, request(calls.addToList, { body }), signal),
      onQueryStarted: ({ listId, comboId }, cycle): Promise<void> =>
        change(listId, cycle, { stale: true, show: (): Shown[] => [ticked(cycle, listId, comboId, true)] }),
      invalidatesTags: (_answer, error) => unless(error, [OWN]),
    }),
    removeFromList: build.mutation<unknown, Entry>({
      queryFn: (body, { signal }) => inLine(body.listId, request(calls.removeFromList, { body }), signal),
      onQueryStarted: ({ listId, comboId }, cycle): Promise<void> =>
        change(listId, cycle, {
          stale: false,
          show: (): Shown[] => [
            ticked(cycle, listId, comboId, false),
            cycle.dispatch(changePages(listId, (combos) => combos.filter(({ _id }) => _id !== comboId))),
          ],
        }),
      invalidatesTags: (_answer, error) => unless(error, [OWN]),
    }),
    moveInList: build.mutation<unknown, Entry & { to: number }>({
      queryFn: (body, { signal }) => inLine(body.listId, request(calls.moveInList, { body }), signal),
      onQueryStarted: ({ listId, comboId, to }, cycle): Promise<void> => {
        const place = (combos: readonly ComboCard[]) =>
          moved(
            combos,
            combos.findIndex(({ _id }) => _id === comboId),
            to,
          );
        const show = (): Shown[] => [cycle.dispatch(changePages(listId, place))];
        return change(listId, cycle, { stale: false, show });
      },
      invalidatesTags: (_answer, error) => unless(error, [OWN]),
    }),
  }),
});

const inLine = (listId: string, asked: ApiRequest, signal: AbortSignal) =>
  lineOf(listId).send(() => send(asked, signal));

interface Cycle {
  readonly dispatch: ThunkDispatch<SharedState, unknown, UnknownAction>;
  readonly getState: () => unknown;
  readonly queryFulfilled: Promise<unknown>;
}

interface Changing {
  readonly show: () => readonly Shown[];
  /** The list is to be read again afterwards even when it went well. */
  readonly stale: boolean;
}

/** Shows a change of a list at once and takes it back when it is refused. */
async function change(listId: string, cycle: Cycle, { show, stale }: Changing): Promise<void> {
  const { dispatch, getState, queryFulfilled } = cycle;
  const unsure = () => {
    const { data, status } = listsApi.endpoints.list.select(listId)(getState() as SharedState);
    // an answer on its way may know nothing of this; and places on pages that are not here yet have moved too
    return status === QueryStatus.pending || (data?.pages.at(-1)?.cursor ?? null) !== null;
  };
  const before = unsure();
  const end = lineOf(listId).begin(show);
  const kept = await queryFulfilled.then(
    () => true,
    () => false,
  );
  if (end(kept ? 'kept' : 'refused', stale || before || unsure()))
    dispatch(listsApi.util.invalidateTags([one(listId)]));
  if (!kept) dispatch(listsApi.util.invalidateTags([OWN]));
}

/** Ticks or unticks a list, and knows how to turn that back wherever the list stands by then. */
function ticked({ dispatch }: Cycle, listId: string, comboId: string, has: boolean): Shown {
  const { patches } = dispatch(tick(listId, comboId, has));
  return {
    undo: () => {
      if (patches.length > 0) dispatch(tick(listId, comboId, !has));
    },
  };
}

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
