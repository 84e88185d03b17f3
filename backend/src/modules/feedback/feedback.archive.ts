import type { Archive } from '../../manifest/archive-content.js';
import { feedbackCollection } from './tallies.projection.js';

/** Likes and dislikes of a user. */
export const feedbackArchive = {
  'feedback.json': {
    list: async function* ({ documents }, userId) {
      for (const { doc } of await documents.find(feedbackCollection, { where: { userId } }))
        if (doc.status !== 0) yield { comboId: doc.comboId, feedback: doc.status === 1 ? 'like' : 'dislike' };
    },
  },
} as const satisfies Archive;
