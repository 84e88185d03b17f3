import { rooms, type Combo, type ComboCard } from '@combolab/contracts';
import { baseApi } from '../api/base-api.js';
import { calls } from '../api/calls.js';
import { send } from '../api/send.js';
import { request, type ApiRequest } from '../api/request.js';
import { currentToken, heldUserId } from '../auth/token-manager.js';
import { followEntry } from '../live/follow-entry.js';
import { followRoom } from '../live/live-socket.js';
import { newestParts, type LiveCard } from './newest-parts.js';

/** The call for one combo, with the own feedback when somebody is signed in. */
export async function comboRequest(comboId: string): Promise<ApiRequest> {
  await currentToken().catch(() => null);
  const userId = heldUserId();
  return userId === null
    ? request(calls.combo, { params: { comboId } })
    : request(calls.comboFor, { params: { comboId, userId } });
}

/** Fetches one whole combo; the API's answer is a list of one. */
export async function fetchCombo(comboId: string, signal: AbortSignal) {
  const sent = await send(await comboRequest(comboId), signal);
  if ('error' in sent) return sent;
  const combo = (sent.data as readonly Combo[])[0];
  return combo === undefined ? { error: { kind: 'broken' as const, status: 200 } } : { data: combo };
}

/** A combo without its presses: what cards hold. */
export function cardOf(combo: Combo | ComboCard): LiveCard {
  if (!('actions' in combo)) return combo;
  const { actions: _actions, ...card } = combo;
  return card;
}

const cardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Everything that is counted or changes live of one combo: the one entry that result cards and the combo page
     * read. Filled by every answer that carries the combo, kept live while it is held.
     */
    card: build.query<LiveCard, string>({
      queryFn: async (comboId, { signal }) => {
        const fetched = await fetchCombo(comboId, signal);
        return 'error' in fetched ? fetched : { data: cardOf(fetched.data) };
      },
      merge: (held, incoming) => newestParts(held, incoming),
      // cards that were scrolled past are known to their lists; what changed meanwhile is caught up with
      keepUnusedDataFor: 10,
      onCacheEntryAdded: (comboId, cycle): Promise<void> =>
        followEntry<LiveCard>(
          rooms.combo(comboId),
          {
            loaded: cycle.cacheDataLoaded,
            removed: cycle.cacheEntryRemoved,
            read: () => cycle.getCacheEntry().data,
            write: (card) => {
              cycle.updateCachedData(() => card);
            },
            refetch: async (): Promise<unknown> =>
              cycle.dispatch(cardApi.endpoints.card.initiate(comboId, { forceRefetch: true, subscribe: false })),
          },
          {
            follow: followRoom,
            onProgress: ({ stage, ahead, percent }) => {
              if (stage !== 'preview') return;
              cycle.updateCachedData((card) => {
                if (card.previewState.state === 'waiting' || card.previewState.state === 'working')
                  card.previewState = { state: 'working', percent, ...(ahead !== undefined && { stage: ahead }) };
              });
            },
          },
        ),
    }),
  }),
});

export const { useCardQuery } = cardApi;
export const cardEndpoint = cardApi.endpoints.card;

/** Puts cards that came with another answer into their entries; newer parts that are there already stay. */
export const fillCards = (cards: readonly (Combo | ComboCard)[]) =>
  cardApi.util.upsertQueryEntries(
    cards.map((card) => ({ endpointName: 'card' as const, arg: card._id, value: cardOf(card) })),
  );

/** Changes a card that is held. */
export const changeCard = (comboId: string, change: (card: LiveCard) => void) =>
  cardApi.util.updateQueryData('card', comboId, (card) => {
    change(card);
  });
