import type { Archive } from '../../manifest/archive-content.js';
import { guidesCollection, sectionsCollection } from './guides.projection.js';

/** Guides of a user. */
export const guidesArchive = {
  /** Drafts too, with all their sections. */
  'guides.json': {
    list: async function* ({ documents }, userId) {
      const where = { authorId: userId, deleted: false };
      for (const { id, doc } of await documents.find(guidesCollection, { where })) {
        const { first: _, streamVersion: __, deleted: ___, ...guide } = doc;
        const sections = (await documents.get(sectionsCollection, id))?.doc.sections ?? [];
        yield { _id: id, ...guide, sections };
      }
    },
  },
} as const satisfies Archive;
