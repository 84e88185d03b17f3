import { parseRoom, type Room } from '@combolab/contracts';
import type { DocumentReader } from '@combolab/platform';
import type { EnterRoom, RoomKind, RoomVersions } from '../manifest/room-part.js';
import { ROOM_PARTS, ROOMS } from '../nouns.js';

/**
 * Versions of a room's parts now; null when there is no such room, or none for them.
 * @param callerId who wants to join; null = a visitor
 */
export async function roomVersions(
  documents: DocumentReader,
  room: Room,
  callerId: string | null,
): Promise<RoomVersions | null> {
  const enter = ROOMS[room.kind] as EnterRoom<RoomKind>;
  const known = await enter(documents, room, callerId);
  if (known === null) return null;
  const unread = ROOM_PARTS.filter(({ kind, part }) => kind === room.kind && !(part in known));
  const versions = await Promise.all(
    unread.map(
      async ({ part, collection, idOf }) => [part, await documents.versionOf(collection, idOf(room))] as const,
    ),
  );
  return { ...known, ...Object.fromEntries(versions) };
}

/** A room that somebody is in. */
export interface HeldRoom {
  readonly room: Room;
  readonly name: string;
  readonly versions: RoomVersions;
}

/**
 * Versions of the parts of many rooms that somebody was let into, each collection read once. A combo that was deleted
 * since has its parts still; one that the view does not hold, such as while it is made anew, is left out.
 */
export async function allRoomVersions(
  documents: Pick<DocumentReader, 'versionsOf'>,
  names: readonly string[],
): Promise<readonly HeldRoom[]> {
  const held = names.flatMap((name) => {
    const room = parseRoom(name);
    return room === null ? [] : [{ room, name, versions: new Map<string, [number, number]>() }];
  });
  const gone = new Set<Room>();
  await Promise.all(
    ROOM_PARTS.map(async ({ kind, part, collection, idOf, isRoom }) => {
      const about = held.filter(({ room }) => room.kind === kind);
      if (about.length === 0) return;
      const found = await documents.versionsOf(
        collection,
        about.map(({ room }) => idOf(room)),
      );
      for (const [i, { room, versions }] of about.entries()) {
        const [epoch, version] = found[i] ?? [0, 0];
        versions.set(part, [epoch, version]);
        if (isRoom && version === 0) gone.add(room);
      }
    }),
  );
  return held
    .filter(({ room, versions }) => versions.size > 0 && !gone.has(room))
    .map(({ room, name, versions }) => ({ room, name, versions: Object.fromEntries(versions) }));
}
