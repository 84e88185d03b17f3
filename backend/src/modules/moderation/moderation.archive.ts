import type { Archive } from '../../manifest/archive-content.js';
import { reportsCollection } from './moderation.projection.js';

/** What a user reported. */
export const moderationArchive = {
  'reports.json': {
    list: async function* ({ documents }, userId) {
      for (const { doc } of await documents.find(reportsCollection, { where: { reporterId: userId } })) {
        const { caseId, reason, text, at } = doc;
        yield { thing: caseId, reason, text, at };
      }
    },
  },
} as const satisfies Archive;
