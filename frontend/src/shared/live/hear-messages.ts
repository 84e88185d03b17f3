import type { MessageReaders, Read } from './read-messages.js';
import type { RoomListener, RoomTable } from './room-table.js';

/** A socket, as far as messages need it. */
export interface MessageSource {
  readonly on: (event: keyof MessageReaders, listener: (given: unknown) => void) => unknown;
}

const roomOf = (given: unknown): string | null =>
  typeof given === 'object' && given !== null && 'room' in given && typeof given.room === 'string' ? given.room : null;

/**
 * Hands what the server tells of rooms to those who listen.
 * @param onBroken told the room of a message that does not fit its schema, and is not handed on: something of it is missed
 */
export function hearMessages(
  source: MessageSource,
  readers: MessageReaders,
  table: Pick<RoomTable, 'of'>,
  onBroken: (room: string) => void,
): void {
  const hear = <T extends { readonly room: string }>(
    event: keyof MessageReaders,
    read: (given: unknown) => Read<T>,
    tell: (listener: RoomListener, message: T) => void,
  ) => {
    source.on(event, (given) => {
      const result = read(given);
      if ('message' in result) {
        for (const listener of table.of(result.message.room)) tell(listener, result.message);
        return;
      }
      if (result.fault === null) return;
      console.error(`A message "${event}" of the server does not fit its schema`, result.fault);
      const room = roomOf(given);
      if (room !== null) onBroken(room);
    });
  };
  hear('view', readers.view, (listener, message) => listener.onView?.(message));
  hear('watching', readers.watching, (listener, message) => listener.onWatching?.(message));
  hear('progress', readers.progress, (listener, message) => listener.onProgress?.(message));
}
