import type { Manifest } from '../../manifest/manifest.js';
import { roomPart } from '../../manifest/room-part.js';
import { inItsName } from '../../manifest/stream-rules.js';
import { inboxMessages } from './inbox-message.js';
import { inboxesCollection, notificationsProjection } from './notifications.projection.js';

/** What users are told. */
export const notificationsManifest = {
  streams: {
    notification: { owner: inItsName, end: null, archive: ['notifications.json'] },
    inbox: { owner: inItsName, end: null, archive: ['notifications.json'] },
  },
  projections: [notificationsProjection],
  parts: [
    roomPart({
      ...{ kind: 'user', part: 'inbox', collection: inboxesCollection },
      idOf: ({ userId }) => userId,
      catchUp: (documents, ahead) =>
        inboxMessages(
          documents,
          ahead.map(({ id, from, to }) => ({ userId: id, from, to })),
        ),
    }),
  ],
} as const satisfies Manifest;
