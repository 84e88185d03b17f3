import type { Room, ViewMessage, ViewVersion } from '@combolab/contracts';
import type { DocumentReader } from '@combolab/platform';
import { ROOM_PARTS } from '../nouns.js';

/** A part of a room of which viewers may have missed something. */
export interface AheadPart {
  readonly room: Room;
  readonly part: string;
  /** What viewers were told last. */
  readonly from: ViewVersion;
  readonly to: ViewVersion;
}

/** Messages that bring viewers of these parts to the present state, or make them fetch a list; each collection is read once. */
export async function catchUp(
  documents: Pick<DocumentReader, 'getMany'>,
  ahead: readonly AheadPart[],
): Promise<readonly ViewMessage[]> {
  const messages = await Promise.all(
    ROOM_PARTS.map(async ({ kind, part, idOf, catchUp: tell }) => {
      const missed = ahead.filter((each) => each.room.kind === kind && each.part === part);
      return missed.length === 0
        ? []
        : tell(
            documents,
            missed.map(({ room, from, to }) => ({ id: idOf(room), from, to })),
          );
    }),
  );
  return messages.flat();
}
