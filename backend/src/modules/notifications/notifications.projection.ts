import { InboxRead, NotificationGiven, NotificationRead, rooms, type KnownEvent } from '@combolab/contracts';
import { defineProjection, onEach, readOf, type Collection, type Views } from '@combolab/platform';
import { notificationViews } from './notification-view.js';
import type { Given } from './notification.decider.js';

/** Something a user was told. */
export interface NotificationDoc {
  readonly userId: string;
  readonly kind: Given['kind'];
  readonly comboId: string | null;
  readonly searchIds: readonly string[];
  readonly commentId: string | null;
  readonly guideId?: string;
  readonly byUserId: string | null;
  readonly decision?: NonNullable<Given['decision']>;
  readonly account?: NonNullable<Given['account']>;
  readonly at: string;
  readonly read: boolean;
  readonly streamVersion: number;
}
/** What the bell shows, and until when everything is read. */
export interface InboxDoc {
  readonly unread: number;
  readonly latestId: string | null;
  readonly readUpTo: string;
}

export const notificationsCollection: Collection<NotificationDoc> = {
  name: 'notifications',
  projection: 'notifications',
  indexes: [
    ['userId', 'at'],
    ['userId', 'read'],
  ],
};
export const inboxesCollection: Collection<InboxDoc> = { name: 'inboxes', projection: 'notifications', indexes: [] };

type OfOne = KnownEvent<typeof NotificationGiven.type | typeof NotificationRead.type>;
const EMPTY: InboxDoc = { unread: 0, latestId: null, readUpTo: '' };

const inboxOf = async (views: Views, userId: string): Promise<InboxDoc> =>
  (await views.get(inboxesCollection, userId))?.doc ?? EMPTY;

async function applyToOne(event: OfOne, views: Views): Promise<void> {
  const { userId, notificationId } = event.data;
  const before = (await views.get(notificationsCollection, notificationId))?.doc ?? null;
  if (before !== null && before.streamVersion >= event.version) return;
  const after = before === null ? await given(event, views) : { ...before, read: true, streamVersion: event.version };
  if (after === null) return;
  await views.put(notificationsCollection, notificationId, after);
  views.touched.add(userId);
}

async function given(event: OfOne, views: Views): Promise<NotificationDoc | null> {
  if (event.type !== NotificationGiven.type) return null;
  const { userId, kind, comboId, searchIds = [], commentId = null, byUserId = null } = event.data;
  const { guideId, decision, account } = event.data;
  const { readUpTo } = await inboxOf(views, userId);
  const read = event.time <= readUpTo;
  const more = {
    ...(guideId === undefined ? {} : { guideId }),
    ...(decision === undefined ? {} : { decision }),
    ...(account === undefined ? {} : { account }),
  };
  const about = { comboId, searchIds, commentId, byUserId, ...more };
  return { userId, kind, ...about, at: event.time, read, streamVersion: event.version };
}

async function applyToAll({ data: { userId, upTo } }: KnownEvent<typeof InboxRead.type>, views: Views): Promise<void> {
  const inbox = await inboxOf(views, userId);
  if (inbox.readUpTo >= upTo) return;
  await views.put(inboxesCollection, userId, { ...inbox, readUpTo: upTo });
  for (const { id, doc } of await views.find(notificationsCollection, { where: { userId, read: false } }))
    if (doc.at <= upTo) await views.put(notificationsCollection, id, { ...doc, read: true });
  views.touched.add(userId);
}

async function recount(views: Views, userId: string): Promise<void> {
  const inbox = await inboxOf(views, userId);
  const unread = await views.count(notificationsCollection, { userId, read: false });
  const [latest] = await views.find(notificationsCollection, {
    where: { userId },
    orderBy: [['at', 'desc']],
    limit: 1,
  });
  const after = { ...inbox, unread, latestId: latest?.id ?? null };
  const { from, to, changed } = await views.put(inboxesCollection, userId, after);
  if (!changed) return;
  const [shown = null] = latest === undefined ? [] : await notificationViews(views, [latest]);
  views.announce({ room: rooms.user(userId), part: 'inbox', from, to, unread, latest: shown });
}

/**
 * What each user is told, and the state of their inbox. Whether one is read follows from its own stream or from the inbox's,
 * in whatever order the two are applied; the unread ones are counted, once per batch.
 */
export const notificationsProjection = defineProjection({
  name: 'notifications',
  version: 1,
  collections: [notificationsCollection, inboxesCollection],
  on: { ...onEach([NotificationGiven.type, NotificationRead.type], applyToOne), [InboxRead.type]: applyToAll },
  reads({ data }) {
    const inbox = readOf(inboxesCollection, data.userId);
    return 'notificationId' in data ? [readOf(notificationsCollection, data.notificationId), inbox] : [inbox];
  },
  async settle(views) {
    for (const userId of views.touched) await recount(views, userId);
  },
});
