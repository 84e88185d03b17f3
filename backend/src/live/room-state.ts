import { findGame, parseRoom, type ComboVersions, type Room, type ViewVersion } from '@combolab/contracts';
import type { Collection, DocumentReader } from '@combolab/platform';
import type { BackendPorts } from '../backend-ports.js';
import { combosCollection, listsCollection } from '../modules/combos/combos.projection.js';
import { discussionsCollection } from '../modules/comments/comments.projection.js';
import { talliesCollection } from '../modules/feedback/tallies.projection.js';
import { inboxesCollection } from '../modules/notifications/notifications.projection.js';
import { previewsCollection } from '../modules/previews/previews.projection.js';

export type RoomVersions = Record<string, ViewVersion>;

type Reader = Pick<DocumentReader, 'versionsOf'>;

const COMBO_PARTS = {
  combo: combosCollection,
  tally: talliesCollection,
  comments: discussionsCollection,
  preview: previewsCollection,
} as const satisfies Record<keyof ComboVersions, unknown>;
type Part = keyof typeof COMBO_PARTS;

/** Versions of parts of many combos, in the order of `ids`; each collection is read once. */
async function comboVersions(
  documents: Reader,
  ids: readonly string[],
  parts: readonly Part[],
): Promise<readonly RoomVersions[]> {
  const read = (part: Part) => documents.versionsOf(COMBO_PARTS[part] as unknown as Collection, ids);
  const columns = await Promise.all(parts.map(read));
  return ids.map((_, row) => {
    const versions: RoomVersions = {};
    for (const [i, part] of parts.entries()) versions[part] = columns[i]?.[row] ?? [0, 0];
    return versions;
  });
}

/** Versions of a room's parts now; null when there is no such room. */
export async function roomVersions({ documents }: BackendPorts, room: Room): Promise<RoomVersions | null> {
  if (room.kind === 'upload') return {};
  if (room.kind === 'watching')
    return (await documents.get(combosCollection, room.comboId))?.doc.deleted === false ? {} : null;
  if (room.kind === 'user') return { inbox: await documents.versionOf(inboxesCollection as never, room.userId) };
  if (room.kind === 'results') {
    if (findGame(room.gameId) === undefined) return null;
    return { list: await documents.versionOf(listsCollection as never, room.gameId) };
  }
  const combo = await documents.get(combosCollection, room.comboId);
  if (combo === null || combo.doc.deleted) return null;
  const [others] = await comboVersions(documents, [room.comboId], ['tally', 'comments', 'preview']);
  return { combo: combo.version, ...others };
}

/**
 * Versions of the parts of many rooms that somebody was let into, each collection read once. A combo that was deleted
 * since has its parts still; one that the view does not hold, such as while it is made anew, is left out.
 */
export async function allRoomVersions(
  documents: Reader,
  names: readonly string[],
): Promise<readonly { readonly room: Room; readonly name: string; readonly versions: RoomVersions }[]> {
  const parsed = names.flatMap((name) => {
    const room = parseRoom(name);
    return room === null ? [] : [{ room, name }];
  });
  const combos = parsed.flatMap(({ room, name }) => (room.kind === 'combo' ? [{ room, name, id: room.comboId }] : []));
  const lists = parsed.flatMap(({ room, name }) => (room.kind === 'results' ? [{ room, name, id: room.gameId }] : []));
  const users = parsed.flatMap(({ room, name }) => (room.kind === 'user' ? [{ room, name, id: room.userId }] : []));
  const [ofCombos, ofLists, ofUsers] = await Promise.all([
    comboVersions(
      documents,
      combos.map(({ id }) => id),
      ['combo', 'tally', 'comments', 'preview'],
    ),
    documents.versionsOf(
      listsCollection as unknown as Collection,
      lists.map(({ id }) => id),
    ),
    users.length === 0
      ? []
      : documents.versionsOf(
          inboxesCollection as unknown as Collection,
          users.map(({ id }) => id),
        ),
  ]);
  const held = combos.map(({ room, name }, i) => ({ room, name, versions: ofCombos[i] ?? {} }));
  return [
    ...held.filter(({ versions }) => (versions.combo?.[1] ?? 0) > 0),
    ...lists.map(({ room, name }, i) => ({ room, name, versions: { list: ofLists[i] ?? [0, 0] } })),
    ...users.map(({ room, name }, i) => ({ room, name, versions: { inbox: ofUsers[i] ?? [0, 0] } })),
  ];
}
