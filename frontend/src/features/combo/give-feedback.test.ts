import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import type { LiveCard } from '../../shared/combos/newest-parts.js';

// No server to connect to here; what arrives live is dispatched by hand.
jest.unstable_mockModule('socket.io-client', () => ({ io: () => ({ on: () => undefined, connected: false }) }));
const { baseApi } = await import('../../shared/api/base-api.js');
const { cardEndpoint, changeCard, fillCards } = await import('../../shared/combos/card-api.js');
const { shownFeedback } = await import('../../shared/combos/shown-feedback.js');
const { sharedReducers } = await import('../../shared/state.js');
const { feedbackOf, pressFeedback } = await import('./give-feedback.js');

const card: LiveCard = {
  _id: 'x',
  name: 'name',
  description: '',
  gameId: 'ssbu',
  characterId: 'ssbu:mario',
  characterIds: ['ssbu:ness'],
  characterData: [],
  authorId: 'u',
  authorData: [],
  videoFile: null,
  renditions: [],
  preview: null,
  thumbnail: null,
  previewState: { state: 'ready', percent: 100 },
  frames: 60,
  tags: [],
  percentRange: [0, 0],
  difficulty: 'Easy',
  likeStatus: 0,
  dislikeStatus: 0,
  numLikes: 10,
  numDislikes: 2,
  numComments: 0,
  verified: false,
  createdAt: '2024-01-01T00:00:00.000Z',
  contentVersion: 1,
  patch: null,
  versions: { combo: [0, 1], tally: [0, 1], comments: [0, 1], preview: [0, 1] },
};

type Respond = (likeStatus: number) => Response;
const accepted: Respond = (likeStatus) =>
  new Response(
    JSON.stringify({
      comboId: 'x',
      likeStatus: likeStatus === 1 ? 1 : 0,
      dislikeStatus: likeStatus === -1 ? -1 : 0,
      numLikes: likeStatus === 1 ? 11 : 10,
      numDislikes: likeStatus === -1 ? 3 : 2,
      readAfter: 'r',
    }),
    { status: 200 },
  );
const refused: Respond = () =>
  new Response(
    JSON.stringify({ type: '', title: '', status: 403, detail: 'Not you.', code: 'x', correlationId: 'c' }),
    { status: 403 },
  );

/** A store with one card, and a server that answers when it is told to. */
function opened() {
  const store = configureStore({
    reducer: sharedReducers,
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(baseApi.middleware),
  });
  const asked: { likeStatus: number; key: string | null; answer: (respond: Respond) => void }[] = [];
  globalThis.fetch = (_address, init) =>
    new Promise((resolve) => {
      const { likeStatus } = JSON.parse(typeof init?.body === 'string' ? init.body : '') as { likeStatus: number };
      const key = new Headers(init?.headers).get('Idempotency-Key');
      asked.push({
        likeStatus,
        key,
        answer: (respond) => {
          resolve(respond(likeStatus));
        },
      });
    });
  store.dispatch(fillCards([card]));
  const shown = () => {
    const held = cardEndpoint.select('x')(store.getState()).data ?? card;
    return shownFeedback(feedbackOf(held), held, store.getState().pendingFeedback.x);
  };
  const request = (n: number) =>
    waitFor(() => {
      const one = asked[n];
      if (one === undefined) throw new Error('not asked yet');
      return one;
    });
  const settled = () =>
    waitFor(() => {
      expect(store.getState().pendingFeedback.x).toBeUndefined();
    });
  return { store, asked, shown, request, settled };
}

it('shows a like at once and keeps it when the server agrees', async () => {
  const { store, shown, request, settled } = opened();
  store.dispatch(pressFeedback('x', 1));
  expect(shown()).toEqual({ mine: 1, numLikes: 11, numDislikes: 2 });
  (await request(0)).answer(accepted);
  await settled();
  expect(shown()).toEqual({ mine: 1, numLikes: 11, numDislikes: 2 });
});

it('takes it back when the server refuses', async () => {
  const { store, shown, request, settled } = opened();
  store.dispatch(pressFeedback('x', 1));
  (await request(0)).answer(refused);
  await settled();
  expect(shown()).toEqual({ mine: 0, numLikes: 10, numDislikes: 2 });
});

it('sends presses in order, one at a time, the last wish last', async () => {
  const { store, asked, shown, request, settled } = opened();
  store.dispatch(pressFeedback('x', 1));
  store.dispatch(pressFeedback('x', 1));
  store.dispatch(pressFeedback('x', -1));
  expect(shown().mine).toBe(-1);
  (await request(0)).answer(accepted);
  (await request(1)).answer(accepted);
  await settled();
  expect(asked.map(({ likeStatus }) => likeStatus)).toEqual([1, -1]);
  expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
  expect(shown()).toEqual({ mine: -1, numLikes: 10, numDislikes: 3 });
});

it('does not go back behind a live count that came before the answer', async () => {
  const { store, shown, request, settled } = opened();
  store.dispatch(pressFeedback('x', 1));
  const sent = await request(0);
  store.dispatch(
    changeCard('x', (held) => {
      held.numLikes = 40;
      held.versions.tally = [0, 9];
    }),
  );
  expect(shown().numLikes).toBe(40);
  sent.answer(accepted);
  await settled();
  expect(shown()).toEqual({ mine: 1, numLikes: 40, numDislikes: 2 });
});
