import type { KnownEvent, NotificationGiven } from '@combolab/contracts';

export interface TrueSearch {
  readonly userId: string;
  readonly searchId: string;
  readonly name: string;
  readonly game: string | null;
  readonly query: string;
  readonly alert: boolean;
  readonly savedAt: string;
}

export interface TrueNotification {
  readonly userId: string;
  readonly kind: string;
  readonly comboId: string | null;
  readonly searchIds: readonly string[];
  readonly commentId: string | null;
  readonly guideId: string | undefined;
  readonly byUserId: string | null;
  readonly decision: object | undefined;
  readonly at: string;
  opened: boolean;
}

/** What people keep to search for, and what they were told. */
export interface TrueInboxes {
  /** By `<user>/<search>`; null = removed. */
  readonly searches: Map<string, TrueSearch | null>;
  readonly notifications: Map<string, TrueNotification>;
  /** Until when a user has read everything. */
  readonly readUpTo: Map<string, string>;
}

/** Takes one event in. @returns false when it is none of these, or comes before what it is about */
export function tellInboxes(inboxes: TrueInboxes, event: KnownEvent): boolean {
  switch (event.type) {
    case 'search.saved': {
      const { name, query, ...data } = event.data;
      const key = `${data.userId}/${data.searchId}`;
      const savedAt = inboxes.searches.get(key)?.savedAt ?? event.time;
      inboxes.searches.set(key, query === null ? null : { ...data, name: name ?? '', query, savedAt });
      return true;
    }
    case 'search.removed': {
      const { userId, searchId } = event.data;
      const isKnown = inboxes.searches.has(`${userId}/${searchId}`);
      inboxes.searches.set(`${userId}/${searchId}`, null);
      return isKnown;
    }
    case 'notification.given':
      return tellGiven(inboxes.notifications, event);
    case 'notification.read': {
      const { notificationId } = event.data;
      const notification = inboxes.notifications.get(notificationId);
      if (notification !== undefined) notification.opened = true;
      return notification !== undefined;
    }
    case 'inbox.read': {
      const { userId, upTo } = event.data;
      inboxes.readUpTo.set(userId, upTo);
      return true;
    }
    default:
      return false;
  }
}

function tellGiven(
  notifications: TrueInboxes['notifications'],
  event: KnownEvent<typeof NotificationGiven.type>,
): boolean {
  const { notificationId, userId, kind, comboId, ...about } = event.data;
  const { searchIds, commentId, guideId, byUserId, decision, account } = about;
  const by = { byUserId: byUserId ?? null, guideId, decision, account };
  const cause = { searchIds: searchIds ?? [], commentId: commentId ?? null, ...by };
  notifications.set(notificationId, { userId, kind, comboId, ...cause, at: event.time, opened: false });
  return true;
}

const isRead = ({ readUpTo }: TrueInboxes, { userId, at, opened }: TrueNotification): boolean =>
  opened || at <= (readUpTo.get(userId) ?? '');

/** Saved searches as the views must have them. */
export const searchFacts = ({ searches }: TrueInboxes): Map<string, object> =>
  new Map(
    [...searches].map(([key, search]) => [key, search === null ? { removed: true } : { ...search, removed: false }]),
  );

/** Notifications as the views must have them. */
export const notificationFacts = (inboxes: TrueInboxes): Map<string, object> =>
  new Map(
    [...inboxes.notifications].map(([id, truth]) => {
      const { opened: _, ...notification } = truth;
      return [id, { ...notification, read: isRead(inboxes, truth) }];
    }),
  );

/** Each user's inbox as the views must have it. */
export function inboxFacts(inboxes: TrueInboxes): Map<string, object> {
  const facts = new Map<string, { unread: number; latestAt: string; latestId: string | null; readUpTo: string }>();
  const of = (userId: string) => {
    const known = facts.get(userId) ?? { unread: 0, latestAt: '', latestId: null, readUpTo: '' };
    facts.set(userId, known);
    return known;
  };
  for (const [userId, upTo] of inboxes.readUpTo) of(userId).readUpTo = upTo;
  for (const [id, notification] of inboxes.notifications) {
    const inbox = of(notification.userId);
    if (!isRead(inboxes, notification)) inbox.unread += 1;
    const isLater = notification.at > inbox.latestAt;
    const isFirstOfMoment = notification.at === inbox.latestAt && id < (inbox.latestId ?? '');
    if (isLater || isFirstOfMoment) Object.assign(inbox, { latestAt: notification.at, latestId: id });
  }
  return new Map([...facts].map(([userId, { latestAt: _, ...inbox }]) => [userId, inbox]));
}
