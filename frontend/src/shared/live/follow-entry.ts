import { compareVersions, type ComboRoomMessage, type ViewMessage } from '@combolab/contracts';
import { applyViewMessage, type Applied, type LiveEntry } from './apply-view-message.js';
import { followRoom } from './live-socket.js';
import type { PartVersions, RoomListener } from './room-table.js';

/** Refetches are spread over this time, so that many viewers do not ask at once. */
const JITTER_MS = 2000;
/** Messages kept while a refetch is under way. */
const HELD_MOST = 100;

/** What following needs of an RTK Query cache entry. */
export interface EntryCycle<E> {
  readonly loaded: Promise<unknown>;
  readonly removed: Promise<unknown>;
  readonly read: () => E | undefined;
  readonly write: (entry: E) => void;
  /** Fetches the entry again; resolves when the answer has been merged. */
  readonly refetch: () => Promise<unknown>;
}

type Apply<E> = (entry: E, message: ComboRoomMessage) => Applied<E>;

/**
 * Keeps a cache entry in the server's state until it is removed: listens before the answer is there, holds early
 * messages, and fetches again (one at a time, after a random while) only what messages cannot tell.
 */
export async function followEntry<E extends LiveEntry>(
  room: string,
  cycle: EntryCycle<E>,
  apply: Apply<E> = applyViewMessage,
  onProgress?: RoomListener['onProgress'],
): Promise<void> {
  const queue: { busy: boolean; held: ComboRoomMessage[] } = { busy: true, held: [] };

  const take = (message: ComboRoomMessage): void => {
    const entry = cycle.read();
    if (entry === undefined) return;
    const applied = apply(entry, message);
    if (applied.entry !== entry) cycle.write(applied.entry);
    if (applied.refetch) refetchSoon(message);
  };
  const release = (): void => {
    const waiting = queue.held;
    queue.held = [];
    queue.busy = false;
    for (const message of waiting) receive(message);
  };
  const receive = (message: ComboRoomMessage): void => {
    if (queue.busy) queue.held = [...queue.held, message].slice(-HELD_MOST);
    else take(message);
  };
  const refetchSoon = (missed?: ComboRoomMessage): void => {
    if (missed !== undefined) queue.held.push(missed);
    if (queue.busy) return;
    queue.busy = true;
    setTimeout(() => void cycle.refetch().finally(release), Math.random() * JITTER_MS);
  };

  const stop = followRoom(room, {
    versions: () => cycle.read()?.versions ?? {},
    onView: (message: ViewMessage) => {
      if (message.part !== 'list') receive(message);
    },
    onJoined: (server) => {
      const entry = cycle.read();
      if (entry !== undefined && isBehind(entry.versions, server)) refetchSoon();
    },
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  try {
    await cycle.loaded;
    release();
    await cycle.removed;
  } catch {
    // the entry was removed before it was loaded
  } finally {
    stop();
  }
}

const isBehind = (mine: PartVersions, server: PartVersions): boolean =>
  Object.entries(mine).some(([part, version]) => {
    const theirs = server[part];
    return version !== undefined && theirs !== undefined && compareVersions(theirs, version) > 0;
  });
