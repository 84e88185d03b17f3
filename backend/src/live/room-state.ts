import { findGame, type ComboPart, type Room, type ViewMessage, type ViewVersion } from '@combolab/contracts';
import { rooms } from '@combolab/contracts';
import type { BackendPorts } from '../backend-ports.js';
import { combosCollection, listsCollection } from '../modules/combos/combos.projection.js';
import { discussionsCollection } from '../modules/comments/comments.projection.js';
import { talliesCollection } from '../modules/feedback/tallies.projection.js';
import { previewMessage } from '../modules/previews/preview-view.js';
import { previewsCollection } from '../modules/previews/previews.projection.js';

export type RoomVersions = Record<string, ViewVersion>;

/** Versions of a room's parts now; null when there is no such room. */
export async function roomVersions({ documents }: BackendPorts, room: Room): Promise<RoomVersions | null> {
  if (room.kind === 'upload') return {};
  if (room.kind === 'results') {
    return findGame(room.gameId) === undefined
      ? null
      : { list: await documents.versionOf(listsCollection as never, room.gameId) };
  }
  const combo = await documents.get(combosCollection, room.comboId);
  if (combo === null || combo.doc.deleted) return null;
  const versions: Record<ComboPart, ViewVersion> = {
    combo: combo.version,
    tally: await documents.versionOf(talliesCollection as never, room.comboId),
    comments: await documents.versionOf(discussionsCollection as never, room.comboId),
    preview: await documents.versionOf(previewsCollection as never, room.comboId),
  };
  return versions;
}

/** A message that brings viewers of one part to its present state, or makes them fetch a list. */
export async function catchUp(
  { documents }: BackendPorts,
  room: Room,
  part: string,
  from: ViewVersion,
  to: ViewVersion,
): Promise<ViewMessage | null> {
  if (room.kind === 'results')
    return { room: rooms.results(room.gameId), part: 'list', from: to, to, added: [], removed: [] };
  if (room.kind !== 'combo') return null;
  const { comboId } = room;
  const name = rooms.combo(comboId);
  if (part === 'tally') {
    const { numLikes, numDislikes } = (await documents.get(talliesCollection, comboId))?.doc ?? {
      numLikes: 0,
      numDislikes: 0,
    };
    return { room: name, part, from, to, numLikes, numDislikes };
  }
  if (part === 'preview') {
    const preview = await documents.get(previewsCollection, comboId);
    return preview === null ? null : previewMessage(comboId, preview.doc, from, to);
  }
  if (part === 'comments') {
    const numComments = (await documents.get(discussionsCollection, comboId))?.doc.numComments ?? 0;
    return { room: name, part, from: to, to, numComments, commentsAdded: [], commentsRemoved: [] };
  }
  const combo = (await documents.get(combosCollection, comboId))?.doc;
  if (combo === undefined || combo.deleted) return { room: name, part: 'combo', from, to, deleted: true };
  const {
    name: title,
    description,
    gameId,
    characterId,
    characterIds,
    tags,
    percentRange,
    difficulty,
    contentVersion,
    verified,
  } = combo;
  return {
    room: name,
    part: 'combo',
    from,
    to,
    verified,
    changed: {
      name: title,
      description,
      gameId,
      characterId,
      characterIds,
      tags,
      percentRange,
      difficulty,
      contentVersion,
    },
  };
}
