import type { Archive } from '../../manifest/archive-content.js';
import { commentsCollection } from './comments.projection.js';

/** Comments of a user. */
export const commentsArchive = {
  'comments.json': {
    list: async function* ({ documents }, userId) {
      const found = await documents.find(commentsCollection, {
        where: { userId, removed: false },
        orderBy: [['createdAt', 'asc']],
      });
      for (const { id, doc } of found) {
        const { removed: _, streamVersion: __, ...comment } = doc;
        yield { _id: id, ...comment };
      }
    },
  },
} as const satisfies Archive;
