import { findGame, parseRoom, type ComboVersions, type Room, type ViewVersion } from '@combolab/contracts';
import type { AnyCollection, Collection, DocumentReader } from '@combolab/platform';
import type { BackendPorts } from '../backend-ports.js';
import { combosCollection, listsCollection } from '../modules/combos/combos.projection.js';
import { discussionsCollection } from '../modules/comments/comments.projection.js';
import { talliesCollection } from '../modules/feedback/tallies.projection.js';
import { followersCollection } from '../modules/follows/follows.projection.js';
import { gameGuidesCollection, guidesCollection, isListed } from '../modules/guides/guides.projection.js';
import { inboxesCollection } from '../modules/notifications/notifications.projection.js';
import { QUEUE, queuesCollection } from '../modules/moderation/moderation.projection.js';
import { previewsCollection } from '../modules/previews/previews.projection.js';
import { mayModerate, seesHidden } from '../modules/users/may-moderate.js';
import { usersCollection } from '../modules/users/users.projection.js';

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
  const read = (part: Part) => documents.versionsOf(COMBO_PARTS[part], ids);
  const columns = await Promise.all(parts.map(read));
  return ids.map((_, row) => {
    const versions: RoomVersions = {};
    for (const [i, part] of parts.entries()) versions[part] = columns[i]?.[row] ?? [0, 0];
    return versions;
  });
}

/** A draft is there for its author alone, a hidden one for admins too. */
async function guideVersions(documents: DocumentReader, guideId: string, callerId: string | null) {
  const guide = await documents.get(guidesCollection, guideId);
  if (guide === null || guide.doc.deleted) return null;
  const { authorId, isPublished } = guide.doc;
  const isFor =
    isListed(guide.doc) || authorId === callerId || (isPublished && (await mayModerate(documents, callerId)));
  return isFor ? { guide: guide.version } : null;
}

/** null when it is gone, or hidden from this viewer. */
async function seenCombo(documents: DocumentReader, comboId: string, callerId: string | null) {
  const combo = await documents.get(combosCollection, comboId);
  if (combo === null || combo.doc.deleted) return null;
  const { authorId, hidden } = combo.doc;
  return hidden === true && !(await seesHidden(documents, authorId, callerId)) ? null : combo;
}

/**
 * Versions of a room's parts now; null when there is no such room.
 * @param callerId who wants to join; null = a visitor
 */
export async function roomVersions(
  { documents }: Pick<BackendPorts, 'documents'>,
  room: Room,
  callerId: string | null,
): Promise<RoomVersions | null> {
  if (room.kind === 'upload') return {};
  if (room.kind === 'watching') return (await seenCombo(documents, room.comboId, callerId)) === null ? null : {};
  if (room.kind === 'moderation')
    return (await mayModerate(documents, callerId))
      ? { list: await documents.versionOf(queuesCollection, QUEUE) }
      : null;
  if (room.kind === 'user')
    return {
      inbox: await documents.versionOf(inboxesCollection, room.userId),
      account: await documents.versionOf(usersCollection, room.userId),
    };
  if (room.kind === 'profile') {
    const user = await documents.get(usersCollection, room.userId);
    if (user === null || user.doc.deleted === true) return null;
    return { followers: await documents.versionOf(followersCollection, room.userId) };
  }
  if (room.kind === 'results' || room.kind === 'guides') {
    if (findGame(room.gameId) === undefined) return null;
    const collection = room.kind === 'results' ? listsCollection : gameGuidesCollection;
    return { list: await documents.versionOf(collection, room.gameId) };
  }
  if (room.kind === 'guide') return guideVersions(documents, room.guideId, callerId);
  const combo = await seenCombo(documents, room.comboId, callerId);
  if (combo === null) return null;
  const [others] = await comboVersions(documents, [room.comboId], ['tally', 'comments', 'preview']);
  return { combo: combo.version, ...others };
}

interface NamedRoom {
  readonly room: Room;
  readonly name: string;
  readonly versions: RoomVersions;
}

/** Versions of the one part that such rooms have; the collection is read once. */
async function onePart(
  documents: Reader,
  part: string,
  collection: AnyCollection,
  rooms: readonly { readonly room: Room; readonly name: string; readonly id: string }[],
): Promise<NamedRoom[]> {
  if (rooms.length === 0) return [];
  const versions = await documents.versionsOf(
    collection,
    rooms.map(({ id }) => id),
  );
  return rooms.map(({ room, name }, i) => ({ room, name, versions: { [part]: versions[i] ?? [0, 0] } }));
}

/**
 * Versions of the parts of many rooms that somebody was let into, each collection read once. A combo that was deleted
 * since has its parts still; one that the view does not hold, such as while it is made anew, is left out.
 */
export async function allRoomVersions(documents: Reader, names: readonly string[]): Promise<readonly NamedRoom[]> {
  const parsed = names.flatMap((name) => {
    const room = parseRoom(name);
    return room === null ? [] : [{ room, name }];
  });
  const idsOf = (idOf: (room: Room) => string | null) =>
    parsed.flatMap(({ room, name }) => {
      const id = idOf(room);
      return id === null ? [] : [{ room, name, id }];
    });
  const combos = idsOf((room) => (room.kind === 'combo' ? room.comboId : null));
  const part = (name: string, collection: unknown, idOf: (room: Room) => string | null) =>
    onePart(documents, name, collection as Collection, idsOf(idOf));
  const [ofCombos, ...others] = await Promise.all([
    comboVersions(
      documents,
      combos.map(({ id }) => id),
      ['combo', 'tally', 'comments', 'preview'],
    ),
    part('list', listsCollection, (room) => (room.kind === 'results' ? room.gameId : null)),
    part('list', gameGuidesCollection, (room) => (room.kind === 'guides' ? room.gameId : null)),
    part('inbox', inboxesCollection, (room) => (room.kind === 'user' ? room.userId : null)),
    part('account', usersCollection, (room) => (room.kind === 'user' ? room.userId : null)),
    part('followers', followersCollection, (room) => (room.kind === 'profile' ? room.userId : null)),
    part('list', queuesCollection, (room) => (room.kind === 'moderation' ? QUEUE : null)),
    part('guide', guidesCollection, (room) => (room.kind === 'guide' ? room.guideId : null)),
  ]);
  const held = combos.map(({ room, name }, i) => ({ room, name, versions: ofCombos[i] ?? {} }));
  const isKept = ({ versions }: NamedRoom): boolean => (versions.guide?.[1] ?? 1) > 0;
  return [...held.filter(({ versions }) => (versions.combo?.[1] ?? 0) > 0), ...others.flat().filter(isKept)];
}
