import type { Archive } from '../../manifest/archive-content.js';
import { RefusedError } from '../../problems.js';
import { combosCollection } from '../combos/combos.projection.js';
import { CombosView } from './combos.view.js';

/** What was deleted since it was found is not theirs any more. @throws whatever else it was */
function goneMeanwhile(error: unknown): null {
  if (error instanceof RefusedError && error.status === 404) return null;
  throw error;
}

/** Combos of a user. */
export const comboPagesArchive = {
  /** With their presses, newest first; hidden ones too. */
  'combos.json': {
    list: async function* (ports, userId) {
      const view = new CombosView(ports);
      const found = await ports.documents.find(combosCollection, {
        where: { authorId: userId, deleted: false },
        orderBy: [['createdAt', 'desc']],
      });
      for (const { id } of found) {
        const combo = await view.one(id, userId).catch(goneMeanwhile);
        if (combo === null) continue;
        const { versions: _, authorData: __, characterData: ___, ...own } = combo;
        yield own;
      }
    },
  },
} as const satisfies Archive;
