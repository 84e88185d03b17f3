import { compareVersions, rooms, type Comment, type ViewVersion } from '@combolab/contracts';
import { baseApi } from '../../../shared/api/base-api.js';
import { calls } from '../../../shared/api/calls.js';
import { request } from '../../../shared/api/request.js';
import { send } from '../../../shared/api/send.js';
import { cardEndpoint, fetchCombo, fillCards } from '../../../shared/combos/card-api.js';
import { followEntry } from '../../../shared/live/follow-entry.js';
import type { SharedState } from '../../../shared/state.js';

/** The discussion of a combo, oldest first. */
export interface Discussion {
  readonly comments: readonly Comment[];
  /** What the list holds at least. */
  readonly versions: { readonly comments: ViewVersion };
}

const withComment = (list: readonly Comment[], comment: Comment): readonly Comment[] =>
  list.some(({ _id }) => _id === comment._id) ? list : [...list, comment];

const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    discussion: build.query<Discussion, string>({
      // The list carries no version of its own, so the combo's is read before it: the list holds that or more.
      queryFn: async (comboId, { signal, forced, getState, dispatch }) => {
        let version = cardEndpoint.select(comboId)(getState() as SharedState).data?.versions.comments;
        if (forced === true || version === undefined) {
          const combo = await fetchCombo(comboId, signal);
          if ('error' in combo) return combo;
          version = combo.data.versions.comments;
          dispatch(fillCards([combo.data]));
        }
        const sent = await send(request(calls.comments, { params: { comboId } }), signal);
        return 'error' in sent ? sent : { data: { comments: sent.data as Comment[], versions: { comments: version } } };
      },
      merge: (held, incoming) =>
        compareVersions(incoming.versions.comments, held.versions.comments) >= 0 ? incoming : undefined,
      onCacheEntryAdded: (comboId, cycle): Promise<void> =>
        followEntry<Discussion>(rooms.combo(comboId), {
          loaded: cycle.cacheDataLoaded,
          removed: cycle.cacheEntryRemoved,
          read: () => cycle.getCacheEntry().data,
          write: (discussion) => {
            cycle.updateCachedData(() => discussion);
          },
          refetch: async (): Promise<unknown> =>
            cycle.dispatch(
              commentsApi.endpoints.discussion.initiate(comboId, { forceRefetch: true, subscribe: false }),
            ),
        }),
    }),
    addComment: build.mutation<{ comment: Comment }, { comboId: string; comment: string; idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => request(calls.addComment, { body, idempotencyKey }),
      onQueryStarted: async ({ comboId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data === null) return;
        dispatch(
          commentsApi.util.updateQueryData('discussion', comboId, (held) => ({
            ...held,
            comments: withComment(held.comments, data.comment),
          })),
        );
      },
    }),
    removeComment: build.mutation<unknown, { comboId: string; commentId: string }>({
      query: ({ commentId }) => request(calls.removeComment, { body: { commentId } }),
      onQueryStarted: async ({ comboId, commentId }, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!done) return;
        dispatch(
          commentsApi.util.updateQueryData('discussion', comboId, (held) => ({
            ...held,
            comments: held.comments.filter(({ _id }) => _id !== commentId),
          })),
        );
      },
    }),
  }),
});

export const { useDiscussionQuery, useAddCommentMutation, useRemoveCommentMutation } = commentsApi;
