import { findGame, rooms, type ViewMessage } from '@combolab/contracts';
import type { DocumentReader } from '@combolab/platform';
import type { Manifest } from '../../manifest/manifest.js';
import { documentPart, listPart, type Ahead } from '../../manifest/room-part.js';
import { beginner, by } from '../../manifest/stream-rules.js';
import { seesHidden } from '../users/may-moderate.js';
import { changedFields } from './changed-fields.js';
import { comboDecider } from './combo.decider.js';
import { combosCollection, combosProjection, listsCollection, type ComboDoc } from './combos.projection.js';

/** null when it is gone, or hidden from this viewer. */
async function seenCombo(documents: DocumentReader, comboId: string, callerId: string | null) {
  const combo = await documents.get(combosCollection, comboId);
  if (combo === null || combo.doc.deleted) return null;
  const { authorId, hidden } = combo.doc;
  return hidden === true && !(await seesHidden(documents, authorId, callerId)) ? null : combo;
}

function comboMessage({ id, from, to }: Ahead, combo: ComboDoc | undefined): ViewMessage | null {
  if (combo === undefined) return null;
  const place = { room: rooms.combo(id), part: 'combo', from, to } as const;
  if (combo.deleted) return { ...place, deleted: true };
  if (combo.hidden === true) return { ...place, hidden: true };
  return { ...place, hidden: false, verified: combo.verified, ...changedFields(combo) };
}

/** Combos as they are recorded; shown with all that is about them, they are combo pages. */
export const combosManifest = {
  streams: {
    combo: {
      owner: beginner,
      end: ({ comboId }, callerId) => by(comboDecider, { type: 'delete', comboId, callerId, isAdmin: false }),
      archive: ['combos.json'],
    },
  },
  projections: [combosProjection],
  rooms: {
    combo: async (documents, { comboId }, callerId) => {
      const combo = await seenCombo(documents, comboId, callerId);
      return combo === null ? null : { combo: combo.version };
    },
    watching: async (documents, { comboId }, callerId) =>
      (await seenCombo(documents, comboId, callerId)) === null ? null : {},
    results: (_, { gameId }) => Promise.resolve(findGame(gameId) === undefined ? null : {}),
  },
  parts: [
    documentPart({
      ...{ kind: 'combo', part: 'combo', collection: combosCollection, isRoom: true },
      idOf: ({ comboId }) => comboId,
      message: comboMessage,
    }),
    listPart({
      ...{ kind: 'results', collection: listsCollection, roomOf: rooms.results },
      idOf: ({ gameId }) => gameId,
    }),
  ],
} as const satisfies Manifest;
