import { ApiTokenMade } from '@combolab/contracts';
import { play } from '../commands/testing/play-commands.js';
import { RefusedError } from '../problems.js';
import { apiTokenDecider } from './api-tokens/api-token.decider.js';
import { comboDecider } from './combos/combo.decider.js';
import { commentDecider } from './comments/comment.decider.js';
import { guideDecider } from './guides/guide.decider.js';
import { listDecider } from './lists/list.decider.js';
import type { ListState } from './lists/list.state.js';
import { notificationDecider } from './notifications/notification.decider.js';
import { savedSearchDecider } from './saved-searches/saved-search.decider.js';
import { userDecider } from './users/user.decider.js';

const thrownBy = (run: () => unknown): RefusedError | null => {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof RefusedError) return error;
    throw error;
  }
};

const ids = { userId: 'u1', listId: 'l1', searchId: 's1', tokenId: 't1', notificationId: 'n1', guideId: 'g1' };
const made = { ...ApiTokenMade.example, userId: 'u1', tokenId: 't1', name: 'Mine', scopes: ['read' as const] };
const draft = play(guideDecider, [{ type: 'create', sectionId: 1, userId: 'u1', guideId: 'g1' }]).state;
const list = play(listDecider, [
  { type: 'make', data: { ...ids, name: 'Ladders', description: '', isPublic: false }, comboId: null },
]).state as ListState;

it.each([
  ['combo', () => comboDecider.decide(null, { type: 'hide', comboId: 'c1' })],
  ['comment', () => commentDecider.decide(null, { type: 'hide', comboId: 'c1', commentId: 'm1' })],
  ['guide', () => guideDecider.decide(null, { type: 'hide', ...ids })],
  ['guide', () => guideDecider.decide(draft, { type: 'delete', guideId: 'g1', userId: 'u2' })],
  ['list', () => listDecider.decide(null, { type: 'delete', ...ids })],
  [
    'entry of the list',
    () => listDecider.decide(list, { type: 'move', ...ids, comboId: 'c1', to: 0, gone: new Set() }),
  ],
  ['notification', () => notificationDecider.decide(null, { type: 'read', ...ids })],
  ['API token', () => apiTokenDecider.decide(null, { type: 'revoke', ...ids })],
  [
    'saved search',
    () => savedSearchDecider.decide(null, { type: 'save', ...ids, words: 'x', full: false, changes: { alert: true } }),
  ],
  ['user', () => userDecider.decide(null, { type: 'unsuspend', userId: 'u1' })],
])('says of a %s that is not there that it is not', (what, run) => {
  expect(thrownBy(run)).toMatchObject({
    ...{ status: 404, code: 'not-found', title: 'Not found' },
    message: `This ${what} does not exist or was deleted.`,
  });
});

it.each([
  [
    () => apiTokenDecider.decide(null, { type: 'make', made, full: true }),
    'too-many-api-tokens',
    'No room for another token',
    'You have 20 API tokens, which is as many as there can be. Revoke one first.',
  ],
  [
    () =>
      savedSearchDecider.decide(null, {
        ...{ type: 'save', ...ids, words: 'x', full: true },
        changes: { query: 'tag=Read', game: null },
      }),
    'too-many-searches',
    'No room for another search',
    'You have 50 saved searches, which is as many as there can be. Remove one first.',
  ],
  [
    () =>
      listDecider.decide(
        { ...list, comboIds: Array.from({ length: 500 }, (_, i) => String(i)) },
        { type: 'add', ...ids, comboId: 'c1', at: null, gone: new Set() },
      ),
    'list-full',
    'The list is full',
    'A list holds 500 combos. Take one out, or begin another list.',
  ],
])('says what to do where there is room for no more: %#', (run, code, title, message) => {
  expect(thrownBy(run)).toMatchObject({ status: 422, code, title, message });
});

it.each([
  [
    'guide',
    () =>
      guideDecider.decide(draft, {
        ...{ type: 'save', userId: 'u1', guideId: 'g1', changes: {}, gone: new Set() },
        baseVersion: 0,
      }),
    { contentVersion: 1 },
  ],
  [
    'list',
    () => listDecider.decide(list, { type: 'edit', ...ids, changes: { name: 'Mine' }, baseVersion: 0 }),
    { contentVersion: 1, name: 'Ladders', description: '', isPublic: false },
  ],
  [
    'user',
    () =>
      userDecider.decide(play(userDecider, [{ type: 'register', userId: 'u1', displayName: 'ann' }]).state, {
        type: 'edit',
        userId: 'u1',
        changes: { displayName: 'bea' },
        baseVersion: 0,
      }),
    { contentVersion: 1, displayName: 'ann', photoUrl: null, fullscreenMode: false },
  ],
])('answers a change of an older version of a %s with what is there now', (_, run, current) => {
  expect(thrownBy(run)).toMatchObject({ status: 409, code: 'stale', more: { current } });
});
