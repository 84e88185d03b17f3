import { rooms } from '@combolab/contracts';
import type { Manifest } from '../../manifest/manifest.js';
import { documentPart } from '../../manifest/room-part.js';
import { beginner, by } from '../../manifest/stream-rules.js';
import { commentDecider } from './comment.decider.js';
import { commentsProjection, discussionsCollection } from './comments.projection.js';

/** What is said under combos. */
export const commentsManifest = {
  streams: {
    comment: {
      owner: beginner,
      end: ({ comboId, commentId }, callerId) =>
        by(commentDecider, { type: 'remove', comboId, commentId, callerId, isAdmin: false }),
      archive: ['comments.json'],
    },
  },
  projections: [commentsProjection],
  parts: [
    documentPart({
      ...{ kind: 'combo', part: 'comments', collection: discussionsCollection },
      idOf: ({ comboId }) => comboId,
      message: ({ id, to }, doc) => {
        const nothing = { commentsAdded: [], commentsRemoved: [] };
        const numComments = doc?.numComments ?? 0;
        return { room: rooms.combo(id), part: 'comments', from: to, to, numComments, ...nothing };
      },
    }),
  ],
} as const satisfies Manifest;
