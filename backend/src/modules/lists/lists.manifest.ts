import type { Manifest } from '../../manifest/manifest.js';
import { by, inItsName } from '../../manifest/stream-rules.js';
import { listDecider } from './list.decider.js';
import { listsProjection } from './lists.projection.js';

/** Lists of combos that users make. */
export const listsManifest = {
  streams: {
    list: {
      owner: inItsName,
      end: ({ userId, listId }) => by(listDecider, { type: 'delete', userId, listId }),
      archive: ['lists.json'],
    },
  },
  projections: [listsProjection],
} as const satisfies Manifest;
