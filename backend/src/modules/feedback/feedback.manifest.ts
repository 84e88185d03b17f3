import { rooms } from '@combolab/contracts';
import type { Manifest } from '../../manifest/manifest.js';
import { documentPart } from '../../manifest/room-part.js';
import { by, inItsName } from '../../manifest/stream-rules.js';
import { feedbackDecider } from './feedback.decider.js';
import { talliesCollection, talliesProjection } from './tallies.projection.js';

/** Likes and dislikes of combos, and how many there are. */
export const feedbackManifest = {
  streams: {
    feedback: {
      owner: inItsName,
      end: ({ comboId, userId }) => by(feedbackDecider, { comboId, userId, status: 0 }),
      archive: ['feedback.json'],
    },
  },
  projections: [talliesProjection],
  parts: [
    documentPart({
      ...{ kind: 'combo', part: 'tally', collection: talliesCollection },
      idOf: ({ comboId }) => comboId,
      message: ({ id, from, to }, doc) => {
        const { numLikes = 0, numDislikes = 0 } = doc ?? {};
        return { room: rooms.combo(id), part: 'tally', from, to, numLikes, numDislikes };
      },
    }),
  ],
} as const satisfies Manifest;
