import type { Archive } from '../../manifest/archive-content.js';
import { savedSearchesCollection } from './searches.projection.js';

/** Searches that a user keeps. */
export const savedSearchesArchive = {
  'saved-searches.json': {
    list: async function* ({ documents }, userId) {
      const where = { userId, removed: false };
      for (const { doc } of await documents.find(savedSearchesCollection, { where })) {
        const { searchId, name, game, query, alert, savedAt } = doc;
        yield { searchId, name, game, query, alert, savedAt };
      }
    },
  },
} as const satisfies Archive;
