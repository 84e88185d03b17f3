import { compareVersions, rooms, type Combo, type ComboRoomMessage, type ViewVersion } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';
import { updateMe } from '../../shared/auth/me-api.js';
import { changeCard, fetchCombo, fillCards } from '../../shared/combos/card-api.js';
import type { Applied } from '../../shared/live/apply-view-message.js';
import { followEntry } from '../../shared/live/follow-entry.js';
import { followRoom } from '../../shared/live/live-socket.js';
import type { Feedback } from '../../shared/combos/pending-feedback.js';

interface ContentEntry {
  readonly versions: { readonly combo?: ViewVersion };
}

/** Content is announced without the presses, so an edit means fetching the combo again. */
function applyContent(entry: ContentEntry, message: ComboRoomMessage): Applied<ContentEntry> {
  const held = entry.versions.combo;
  if (message.part !== 'combo' || held === undefined || compareVersions(message.to, held) <= 0)
    return { entry, refetch: false };
  if (message.changed !== undefined || compareVersions(message.from, held) > 0) return { entry, refetch: true };
  return { entry: { versions: { combo: message.to } }, refetch: false };
}

export const comboApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A whole combo. What is counted of it lives in its `card` entry. */
    combo: build.query<Combo, string>({
      queryFn: async (comboId, { signal, dispatch }) => {
        const fetched = await fetchCombo(comboId, signal);
        // before the combo is drawn: what is drawn with it asks for its card
        if (!('error' in fetched)) dispatch(fillCards([fetched.data]));
        return fetched;
      },
      onCacheEntryAdded: (comboId, cycle): Promise<void> =>
        followEntry<ContentEntry>(
          rooms.combo(comboId),
          {
            loaded: cycle.cacheDataLoaded,
            removed: cycle.cacheEntryRemoved,
            read: () => {
              const combo = cycle.getCacheEntry().data;
              return combo === undefined ? undefined : { versions: { combo: combo.versions.combo } };
            },
            write: ({ versions }) => {
              cycle.updateCachedData((combo) => {
                if (versions.combo !== undefined) combo.versions.combo = versions.combo;
              });
            },
            refetch: async (): Promise<unknown> =>
              cycle.dispatch(comboApi.endpoints.combo.initiate(comboId, { forceRefetch: true, subscribe: false })),
          },
          { follow: followRoom, apply: applyContent },
        ),
      keepUnusedDataFor: 300,
    }),
    /** Likes, dislikes or neither. Counts and the own feedback are taken over by who asked. */
    addFeedback: build.mutation<
      { likeStatus: number; dislikeStatus: number; numLikes: number; numDislikes: number },
      { comboId: string; likeStatus: Feedback; idempotencyKey: string }
    >({
      query: ({ comboId, likeStatus, idempotencyKey }) =>
        request(calls.addFeedback, { body: { comboId, likeStatus }, idempotencyKey }),
    }),
    /** Puts a combo among the own favourites or takes it out; shown at once, taken back when refused. */
    setFavorite: build.mutation<unknown, { comboId: string; userId: string; favorite: boolean }>({
      query: ({ comboId, favorite }) =>
        favorite
          ? request(calls.addFavorite, { body: { comboId } })
          : request(calls.removeFavorite, { body: { comboId } }),
      onQueryStarted: async ({ comboId, userId, favorite }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          updateMe(userId, (me) => {
            me.favoriteCombos = me.favoriteCombos.filter((id) => id !== comboId);
            if (favorite) me.favoriteCombos.unshift(comboId);
          }),
        );
        await queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: (_answer, error) => (error === undefined ? ['Favorites'] : []),
    }),
    verify: build.mutation<{ comboId: string; verified: boolean }, { comboId: string; verified: boolean }>({
      query: (body) => request(calls.verifyCombo, { body }),
      onQueryStarted: async ({ comboId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data !== null) dispatch(changeCard(comboId, (card) => void (card.verified = data.verified)));
      },
    }),
    retryPreview: build.mutation<unknown, string>({
      query: (comboId) => request(calls.generatePreview, { body: { comboId } }),
      onQueryStarted: async (comboId, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (done) dispatch(changeCard(comboId, (card) => void (card.previewState = { state: 'waiting', percent: 0 })));
      },
    }),
  }),
});

export const { useComboQuery, useSetFavoriteMutation, useVerifyMutation, useRetryPreviewMutation } = comboApi;

/** Fetches a combo ahead of being shown. */
export const useComboPrefetch = () => comboApi.usePrefetch('combo');
