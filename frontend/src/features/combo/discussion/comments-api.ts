import { original, type Draft } from '@reduxjs/toolkit';
import { compareVersions, LIMITS, rooms, type Comment, type ViewVersion } from '@combolab/contracts';
import { baseApi } from '../../../shared/api/base-api.js';
import type { ApiError } from '../../../shared/api/problem.js';
import { request } from '../../../shared/api/request.js';
import { send } from '../../../shared/api/send.js';
import { cardEndpoint, fetchCombo, fillCards } from '../../../shared/combos/card-api.js';
import { selectMe } from '../../../shared/auth/me-api.js';
import { applyViewMessage } from '../../../shared/live/apply-view-message.js';
import { followEntry } from '../../../shared/live/follow-entry.js';
import { followRoom } from '../../../shared/live/live-socket.js';
import type { SharedState } from '../../../shared/state.js';
import { calls } from '../../../shared/api/calls.js';

/** The newest part of a discussion: every comment down to the oldest that was fetched. */
export interface Discussion {
  /** Oldest first. */
  readonly comments: readonly Comment[];
  /** Where older ones begin; null when these are all. */
  readonly older: string | null;
  /** What the list holds at least. */
  readonly versions: { readonly comments: ViewVersion };
}
interface Page {
  readonly comments: readonly Comment[];
  readonly cursor: string | null;
}

/** Whether a hidden comment is shown to whoever is signed in: its author is, and admins are. */
function seesHidden(state: SharedState, { userId }: Comment): boolean {
  const callerId = state.auth.userId;
  if (callerId === null) return false;
  return userId === callerId || selectMe(callerId)(state).data?.userType === 'ADMIN';
}

/** What is held, to be copied from: a draft of thousands of comments would make a draft of each. */
const undrafted = (draft: Discussion): Discussion => original(draft as Draft<Discussion>);

/** The list with a comment that is there in its present form. */
const withChange = (list: readonly Comment[], comment: Comment): readonly Comment[] =>
  list.map((each) => (each._id === comment._id ? comment : each));

/** The list with a comment that may be new to it. */
const withComment = (list: readonly Comment[], comment: Comment): readonly Comment[] =>
  list.some(({ _id }) => _id === comment._id)
    ? withChange(list, comment)
    : [...list, comment].sort((a, b) => a.createdAt.localeCompare(b.createdAt));

async function fetchPage(comboId: string, cursor: string | null, signal: AbortSignal) {
  const query = { order: 'newest' as const, limit: LIMITS.pageSizeMax, ...(cursor !== null && { cursor }) };
  const sent = await send(request(calls.commentPage, { params: { comboId }, query }), signal);
  return 'error' in sent ? sent : { data: sent.data as Page };
}

/** Whether all from the newest down to a comment are there, or to its place where it is gone. */
function reachesDownTo(last: Comment, [oldest, ...newer]: readonly Comment[]): boolean {
  if (oldest === undefined || oldest.createdAt < last.createdAt) return true;
  return [oldest, ...newer].some(({ _id }) => _id === last._id);
}

/** The newest comments, down to the oldest that is held: nothing that somebody reads goes away. */
async function fetchNewest(
  comboId: string,
  last: Comment | undefined,
  signal: AbortSignal,
): Promise<{ data: Pick<Discussion, 'comments' | 'older'> } | { error: ApiError }> {
  let comments: readonly Comment[] = [];
  let older: string | null = null;
  do {
    const page = await fetchPage(comboId, older, signal);
    if ('error' in page) return page;
    comments = [...page.data.comments.toReversed(), ...comments];
    older = page.data.cursor;
  } while (older !== null && last !== undefined && !reachesDownTo(last, comments));
  return { data: { comments, older } };
}

const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    discussion: build.query<Discussion, string>({
      // The list carries no version of its own, so the combo's is read before it: the list holds that or more.
      queryFn: async (comboId, { signal, forced, getState, dispatch }) => {
        const state = getState() as SharedState;
        let version = cardEndpoint.select(comboId)(state).data?.versions.comments;
        if (forced === true || version === undefined) {
          const combo = await fetchCombo(comboId, signal);
          if ('error' in combo) return combo;
          version = combo.data.versions.comments;
          dispatch(fillCards([combo.data]));
        }
        const last = commentsApi.endpoints.discussion.select(comboId)(state).data?.comments[0];
        const newest = await fetchNewest(comboId, last, signal);
        return 'error' in newest ? newest : { data: { ...newest.data, versions: { comments: version } } };
      },
      merge: (held, incoming) =>
        compareVersions(incoming.versions.comments, held.versions.comments) >= 0 ? incoming : undefined,
      onCacheEntryAdded: (comboId, cycle): Promise<void> =>
        followEntry<Discussion>(
          rooms.combo(comboId),
          {
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
          },
          {
            follow: followRoom,
            apply: (entry, message) =>
              applyViewMessage(entry, message, (comment) => seesHidden(cycle.getState() as SharedState, comment)),
          },
        ),
    }),
    /** Fetches the page before the oldest comment that is held. */
    olderComments: build.mutation<Page, { comboId: string; cursor: string }>({
      queryFn: ({ comboId, cursor }, { signal }) => fetchPage(comboId, cursor, signal),
      onQueryStarted: async ({ comboId, cursor }, { dispatch, queryFulfilled }) => {
        const { data: page } = await queryFulfilled.catch(() => ({ data: null }));
        if (page === null) return;
        dispatch(
          commentsApi.util.updateQueryData('discussion', comboId, (draft) => {
            const held = undrafted(draft);
            if (held.older !== cursor) return held;
            return { ...held, comments: [...page.comments.toReversed(), ...held.comments], older: page.cursor };
          }),
        );
      },
    }),
    addComment: build.mutation<
      { comment: Comment },
      { comboId: string; comment: string; frame?: number; parentId?: string; idempotencyKey: string }
    >({
      query: ({ idempotencyKey, ...body }) => request(calls.addComment, { body, idempotencyKey }),
      onQueryStarted: async ({ comboId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data !== null) dispatch(changed(comboId, (list) => withComment(list, data.comment)));
      },
    }),
    /** Shown at once; the old text is back when the server refuses. */
    editComment: build.mutation<{ comment: Comment }, { before: Comment; text: string }>({
      query: ({ before, text }) => request(calls.editComment, { body: { commentId: before._id, comment: text } }),
      onQueryStarted: async ({ before, text }, { dispatch, queryFulfilled }) => {
        const show = (comment: Comment) => dispatch(changed(before.comboId, (list) => withChange(list, comment)));
        show({ ...before, text });
        await queryFulfilled.then(
          ({ data }) => show(data.comment),
          () => show(before),
        );
      },
    }),
    /** Gone at once; back when the server refuses. */
    removeComment: build.mutation<unknown, Comment>({
      query: ({ _id: commentId }) => request(calls.removeComment, { body: { commentId } }),
      onQueryStarted: async (comment, { dispatch, queryFulfilled }) => {
        dispatch(changed(comment.comboId, (list) => list.filter(({ _id }) => _id !== comment._id)));
        await queryFulfilled.catch(() => {
          dispatch(changed(comment.comboId, (list) => withComment(list, comment)));
        });
      },
    }),
  }),
});

/** Changes the comments that are held. */
const changed = (comboId: string, change: (list: readonly Comment[]) => readonly Comment[]) =>
  commentsApi.util.updateQueryData('discussion', comboId, (draft) => {
    const held = undrafted(draft);
    return { ...held, comments: change(held.comments) };
  });

export const {
  useDiscussionQuery,
  useOlderCommentsMutation,
  useAddCommentMutation,
  useEditCommentMutation,
  useRemoveCommentMutation,
} = commentsApi;
