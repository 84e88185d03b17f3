import { rooms } from '@combolab/contracts';
import type { Manifest } from '../../manifest/manifest.js';
import { listPart } from '../../manifest/room-part.js';
import { mayModerate } from '../users/may-moderate.js';
import { moderationProjection, QUEUE, queuesCollection } from './moderation.projection.js';

/** What is reported, and what admins decide about it. */
export const moderationManifest = {
  streams: {
    // what others say of a thing is theirs; what somebody reported is in their archive all the same
    moderation: { owner: () => null, end: null, archive: ['reports.json'] },
  },
  projections: [moderationProjection],
  rooms: {
    moderation: async (documents, _, callerId) => ((await mayModerate(documents, callerId)) ? {} : null),
  },
  parts: [
    listPart({
      ...{ kind: 'moderation', collection: queuesCollection, roomOf: rooms.moderation },
      idOf: () => QUEUE,
    }),
  ],
} as const satisfies Manifest;
