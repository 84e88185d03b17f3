import { rooms } from '@combolab/contracts';
import type { Manifest } from '../../manifest/manifest.js';
import { documentPart } from '../../manifest/room-part.js';
import { by, inItsName } from '../../manifest/stream-rules.js';
import { followDecider } from './follow.decider.js';
import { followersCollection, followsProjection } from './follows.projection.js';

/** Who follows whom. */
export const followsManifest = {
  streams: {
    follow: {
      owner: inItsName,
      end: ({ userId, authorId }) => by(followDecider, { userId, authorId, follows: false }),
      archive: ['follows.json'],
    },
  },
  projections: [followsProjection],
  parts: [
    documentPart({
      ...{ kind: 'profile', part: 'followers', collection: followersCollection },
      idOf: ({ userId }) => userId,
      message: ({ id, from, to }, doc) => {
        const { numFollowers = 0 } = doc ?? {};
        return { room: rooms.profile(id), part: 'followers', from, to, numFollowers };
      },
    }),
  ],
} as const satisfies Manifest;
