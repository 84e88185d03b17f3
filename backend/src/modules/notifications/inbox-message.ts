import { rooms, type ViewMessage, type ViewVersion } from '@combolab/contracts';
import type { DocumentReader } from '@combolab/platform';
import { notificationViews } from './notification-view.js';
import { inboxesCollection, notificationsCollection } from './notifications.projection.js';

interface AheadInbox {
  readonly userId: string;
  readonly from: ViewVersion;
  readonly to: ViewVersion;
}

/** What brings viewers of these inboxes to the present state. */
export async function inboxMessages(
  documents: Pick<DocumentReader, 'getMany'>,
  ahead: readonly AheadInbox[],
): Promise<ViewMessage[]> {
  if (ahead.length === 0) return [];
  const stored = await documents.getMany(
    inboxesCollection,
    ahead.map(({ userId }) => userId),
  );
  const inboxes = new Map(stored.map(({ id, doc }) => [id, doc]));
  const latestIds = stored.flatMap(({ doc }) => (doc.latestId === null ? [] : [doc.latestId]));
  const latest = await notificationViews(documents, await documents.getMany(notificationsCollection, latestIds));
  const shown = new Map(latest.map((each) => [each._id, each]));
  return ahead.map(({ userId, from, to }) => {
    const { unread = 0, latestId = null } = inboxes.get(userId) ?? {};
    const newest = shown.get(latestId ?? '') ?? null;
    return { room: rooms.user(userId), part: 'inbox', from, to, unread, latest: newest };
  });
}
