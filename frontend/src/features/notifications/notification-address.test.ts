import type { Notification } from '@combolab/contracts';
import { addressOf } from './notification-address.js';

const told: Notification = {
  ...{ _id: 'n1', kind: 'reply', at: '2026-01-02T03:04:05.678Z', read: false, comment: 'Yes', searches: [] },
  combo: { _id: 'c1', name: 'Ladder', gameId: 'ssbu', attacker: 'ssbu:mario' },
  by: { _id: 'u2', displayName: 'ada' },
};

it.each([
  ['the very comment', { commentId: 'k1' }, '/combo/c1#comment-k1'],
  ['the combo, once the comment is gone', { comment: null }, '/combo/c1'],
  ['a guide', { combo: null, guide: { _id: 'g1', title: 'Basics' } }, '/guides/g1'],
  ['the settings of the account', { kind: 'account' as const }, '/settings'],
  ['nothing that is gone', { combo: null, commentId: 'k1' }, null],
])('leads to %s', (_what, more, address) => {
  expect(addressOf({ ...told, ...more })).toBe(address);
});
