import type { Manifest } from '../../manifest/manifest.js';
import { by, inItsName } from '../../manifest/stream-rules.js';
import { savedSearchDecider } from './saved-search.decider.js';
import { searchesProjection } from './searches.projection.js';

/** Searches that users keep, and are told of when something new is found. */
export const savedSearchesManifest = {
  streams: {
    search: {
      owner: inItsName,
      end: ({ userId, searchId }) => by(savedSearchDecider, { type: 'remove', userId, searchId }),
      archive: ['saved-searches.json'],
    },
  },
  projections: [searchesProjection],
} as const satisfies Manifest;
