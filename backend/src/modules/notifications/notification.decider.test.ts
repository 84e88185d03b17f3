import { play } from '../../commands/testing/play-commands.js';
import { inboxDecider } from './inbox.decider.js';
import { notificationDecider, type NotificationCommand } from './notification.decider.js';

const ids = { userId: 'u1', notificationId: 'n1' };
const give: NotificationCommand = { type: 'give', given: { ...ids, kind: 'comment', comboId: 'c1' } };
const read: NotificationCommand = { type: 'read', ...ids };

it('is unread when it is given, and read once', () => {
  expect(play(notificationDecider, [give]).state).toEqual({ read: false });
  const { events, state } = play(notificationDecider, [give, read, read, give]);
  expect(events.map(({ type }) => type)).toStrictEqual(['notification.given', 'notification.read']);
  expect(state).toEqual({ read: true });
});

it('is read with the inbox up to a time; the same time and earlier ones tell nothing new', () => {
  const upTo = (second: number) => ({ userId: 'u1', upTo: new Date(second * 1000).toISOString() });
  const { events, state } = play(inboxDecider, [upTo(2), upTo(2), upTo(1), upTo(3)]);
  expect(events.map(({ data }) => data)).toStrictEqual([upTo(2), upTo(3)]);
  expect(state).toBe('1970-01-01T00:00:03.000Z');
});
