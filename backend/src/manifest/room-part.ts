import type { Room, ViewMessage, ViewVersion } from '@combolab/contracts';
import type { AnyCollection, Collection, DocumentReader } from '@combolab/platform';

export type RoomKind = Room['kind'];
type RoomOf<K extends RoomKind> = Extract<Room, { kind: K }>;
export type RoomVersions = Readonly<Record<string, ViewVersion>>;

/**
 * Whether somebody may be in a room now.
 * @param callerId null = a visitor
 * @returns versions of its parts, as far as they were read for this; null when there is no such room for them
 */
export type EnterRoom<K extends RoomKind> = (
  documents: DocumentReader,
  room: RoomOf<K>,
  callerId: string | null,
) => Promise<RoomVersions | null>;

/** A part of which viewers may have missed something. */
export interface Ahead {
  /** Of the document that the part shows. */
  readonly id: string;
  /** What viewers were told last. */
  readonly from: ViewVersion;
  readonly to: ViewVersion;
}

/** What a document of a view shows in the rooms of one kind. */
export interface RoomPart {
  readonly kind: RoomKind;
  readonly part: ViewMessage['part'];
  readonly collection: AnyCollection;
  /** Whether a room is no more, or not yet, where the view does not hold the document. */
  readonly isRoom: boolean;
  /** The document of a room of this kind. */
  readonly idOf: (room: Room) => string;
  /** Messages that bring viewers to the present state. */
  readonly catchUp: (
    documents: Pick<DocumentReader, 'getMany'>,
    ahead: readonly Ahead[],
  ) => Promise<readonly ViewMessage[]>;
}

interface PartMaker<K extends RoomKind, T> {
  readonly kind: K;
  readonly part: ViewMessage['part'];
  readonly collection: T extends object ? Collection<T> : never;
  readonly isRoom?: boolean;
  readonly idOf: (room: RoomOf<K>) => string;
}

/**
 * A part whose messages need something beside its document.
 * @param made `catchUp` is asked with at least one
 */
export function roomPart<K extends RoomKind, T extends object>(
  made: PartMaker<K, T> & Pick<RoomPart, 'catchUp'>,
): RoomPart {
  const { kind, idOf } = made;
  return {
    ...{ isRoom: false, ...made },
    idOf: (room) => {
      if (room.kind !== kind) throw new TypeError(`a room of the kind ${kind} was expected, not ${room.kind}`);
      return idOf(room as RoomOf<K>);
    },
  };
}

/**
 * A part that tells how its document stands.
 * @param made `message` is null when there is nothing to tell
 */
export function documentPart<K extends RoomKind, T extends object>({
  message,
  ...made
}: PartMaker<K, T> & { readonly message: (ahead: Ahead, doc: T | undefined) => ViewMessage | null }): RoomPart {
  return roomPart<K, T>({
    ...made,
    catchUp: async (documents, ahead) => {
      const ids = ahead.map(({ id }) => id);
      const docs = new Map((await documents.getMany<T>(made.collection, ids)).map(({ id, doc }) => [id, doc]));
      return ahead.flatMap((each) => message(each, docs.get(each.id)) ?? []);
    },
  });
}

/** A part that makes viewers fetch a list again. @param roomOf its name, by the id of the document */
export function listPart<K extends RoomKind, T extends object>({
  roomOf,
  ...made
}: Omit<PartMaker<K, T>, 'part'> & { readonly roomOf: (id: string) => string }): RoomPart {
  return roomPart<K, T>({
    ...made,
    part: 'list',
    catchUp: (_, ahead) =>
      Promise.resolve(
        ahead.map(({ id, to }) => ({
          ...{ room: roomOf(id), part: 'list' as const, from: to, to },
          ...{ added: [], removed: [] },
        })),
      ),
  });
}
