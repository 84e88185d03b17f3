import type { Archive } from '../../manifest/archive-content.js';
import { comboListsCollection } from './lists.projection.js';

/** Lists of a user. */
export const listsArchive = {
  'lists.json': {
    list: async function* ({ documents }, userId) {
      const where = { userId, deleted: false };
      for (const { id, doc } of await documents.find(comboListsCollection, { where })) {
        const { name, description, isPublic, comboIds, createdAt, changedAt } = doc;
        yield { _id: id, name, description, isPublic, comboIds, createdAt, changedAt };
      }
    },
  },
} as const satisfies Archive;
