import type { Manifest } from '../../manifest/manifest.js';
import { by, inItsName } from '../../manifest/stream-rules.js';
import { apiTokenDecider } from './api-token.decider.js';
import { apiTokensProjection } from './api-tokens.projection.js';

/** What opens the API for a user's own programs. */
export const apiTokensManifest = {
  streams: {
    token: {
      owner: inItsName,
      end: ({ userId, tokenId }) => by(apiTokenDecider, { type: 'revoke', userId, tokenId }),
      archive: ['api-tokens.json'],
    },
  },
  projections: [apiTokensProjection],
} as const satisfies Manifest;
