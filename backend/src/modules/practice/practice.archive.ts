import type { Archive } from '../../manifest/archive-content.js';
import { practicesCollection } from './practice.projection.js';

/** Practice of a user. */
export const practiceArchive = {
  'practice.json': {
    list: async function* ({ documents }, userId) {
      for (const { doc } of await documents.find(practicesCollection, { where: { userId } })) {
        const { comboId, attempts, best, lastAt, card, isQueued } = doc;
        yield { comboId, attempts, best, lastAt, card, isQueued };
      }
    },
  },
} as const satisfies Archive;
