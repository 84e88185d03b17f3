import { findGame, rooms, type ViewMessage } from '@combolab/contracts';
import type { Manifest } from '../../manifest/manifest.js';
import { documentPart, listPart, type Ahead } from '../../manifest/room-part.js';
import { beginner, by } from '../../manifest/stream-rules.js';
import { mayModerate } from '../users/may-moderate.js';
import { guideDecider } from './guide.decider.js';
import {
  gameGuidesCollection,
  guidesCollection,
  guidesProjection,
  isListed,
  type GuideDoc,
} from './guides.projection.js';

function guideMessage({ id, from, to }: Ahead, guide: GuideDoc | undefined): ViewMessage | null {
  if (guide === undefined) return null;
  const { contentVersion, deleted, hidden = false } = guide;
  return { room: rooms.guide(id), part: 'guide', from, to, contentVersion, hidden, ...(deleted ? { deleted } : {}) };
}

/** What users write of a fighter or a game. */
export const guidesManifest = {
  streams: {
    guide: {
      owner: beginner,
      end: ({ guideId }, userId) => by(guideDecider, { type: 'delete', userId, guideId }),
      archive: ['guides.json'],
    },
  },
  projections: [guidesProjection],
  rooms: {
    // a draft is there for its author alone, a hidden one for admins too
    guide: async (documents, { guideId }, callerId) => {
      const guide = await documents.get(guidesCollection, guideId);
      if (guide === null || guide.doc.deleted) return null;
      const { authorId, isPublished } = guide.doc;
      const isFor =
        isListed(guide.doc) || authorId === callerId || (isPublished && (await mayModerate(documents, callerId)));
      return isFor ? { guide: guide.version } : null;
    },
    guides: (_, { gameId }) => Promise.resolve(findGame(gameId) === undefined ? null : {}),
  },
  parts: [
    documentPart({
      ...{ kind: 'guide', part: 'guide', collection: guidesCollection, isRoom: true },
      idOf: ({ guideId }) => guideId,
      message: guideMessage,
    }),
    listPart({
      ...{ kind: 'guides', collection: gameGuidesCollection, roomOf: rooms.guides },
      idOf: ({ gameId }) => gameId,
    }),
  ],
} as const satisfies Manifest;
