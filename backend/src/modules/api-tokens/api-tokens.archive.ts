import type { Archive } from '../../manifest/archive-content.js';
import { apiTokensCollection } from './api-tokens.projection.js';

/** API tokens of a user. */
export const apiTokensArchive = {
  /** What they were made for, not what opens with them. */
  'api-tokens.json': {
    list: async function* ({ documents }, userId) {
      const where = { userId, revoked: false };
      for (const { doc } of await documents.find(apiTokensCollection, { where })) {
        const { name, scopes, madeAt, expiresAt, usedOn } = doc;
        yield { name, scopes, madeAt, expiresAt, usedOn };
      }
    },
  },
} as const satisfies Archive;
