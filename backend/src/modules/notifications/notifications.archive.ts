import type { Archive } from '../../manifest/archive-content.js';
import { notificationsCollection } from './notifications.projection.js';

/** What a user was told. */
export const notificationsArchive = {
  /** Newest first. */
  'notifications.json': {
    list: async function* ({ documents }, userId) {
      const found = await documents.find(notificationsCollection, {
        where: { userId },
        orderBy: [['at', 'desc']],
      });
      for (const { id, doc } of found) {
        const { kind, comboId, searchIds, commentId, guideId, byUserId, at, read, decision } = doc;
        yield { _id: id, kind, comboId, searchIds, commentId, guideId, byUserId, at, read, decision };
      }
    },
  },
} as const satisfies Archive;
