import type { Archive } from '../../manifest/archive-content.js';
import { followsCollection } from './follows.projection.js';

/** Whom a user follows. */
export const followsArchive = {
  'follows.json': {
    list: async function* ({ documents }, userId) {
      const where = { userId, follows: true };
      for (const { doc } of await documents.find(followsCollection, { where }))
        yield { authorId: doc.authorId, since: doc.at };
    },
  },
} as const satisfies Archive;
