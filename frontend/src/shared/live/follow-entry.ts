import { COMBO_PARTS, compareVersions, type ComboRoomMessage, type ViewMessage } from '@combolab/contracts';
import { applyViewMessage, type Applied, type LiveEntry } from './apply-view-message.js';
import type { PartVersions, RoomListener } from './room-table.js';

/** Refetches are spread over this time, so that many viewers do not ask at once. */
const JITTER_MS = 2000;
const JITTER_MOST_MS = 30_000;
/** Messages kept until a refetch has answered. */
const HELD_MOST = 100;

/** What following needs of an RTK Query cache entry. */
export interface EntryCycle<E> {
  readonly loaded: Promise<unknown>;
  readonly removed: Promise<unknown>;
  readonly read: () => E | undefined;
  readonly write: (entry: E) => void;
  /** Fetches the entry again; resolves when the answer has been merged, part by part, newest first. */
  readonly refetch: () => Promise<unknown>;
}

interface Options<E> {
  readonly apply?: (entry: E, message: ComboRoomMessage) => Applied<E>;
  readonly onProgress?: NonNullable<RoomListener['onProgress']>;
  /** Follows a room until the returned function is called; the page's socket does it, or a stand-in of it. */
  readonly follow: (room: string, listener: RoomListener) => () => void;
}

/** Applies messages to an entry; what messages cannot tell is fetched, one fetch at a time. */
class EntryFollower<E extends LiveEntry> {
  private held: ComboRoomMessage[] = [];
  private fetching = false;
  private attempts = 0;
  /** What the server said it has, at the last join. */
  private server: PartVersions = {};

  constructor(
    private readonly cycle: EntryCycle<E>,
    private readonly apply: (entry: E, message: ComboRoomMessage) => Applied<E>,
  ) {}

  receive(message: ComboRoomMessage): void {
    const entry = this.cycle.read();
    if (entry === undefined) {
      this.hold(message);
      return;
    }
    const applied = this.apply(entry, message);
    if (applied.refetch) {
      this.hold(message);
      this.refetchSoon();
    } else if (applied.entry !== entry) this.cycle.write(applied.entry);
  }

  /** Takes up what had to wait for an answer. */
  release(): void {
    const waiting = this.held;
    this.held = [];
    for (const message of waiting) this.receive(message);
  }

  /** Compares with the server's versions, told after a join. */
  compare(server: PartVersions): void {
    this.server = server;
    if (this.isBehind()) this.refetchSoon();
  }

  private isBehind(): boolean {
    return isBehind(this.cycle.read()?.versions ?? {}, this.server);
  }

  private hold(message: ComboRoomMessage): void {
    this.held = [...this.held, message].slice(-HELD_MOST);
  }

  /** Each refetch that did not help makes the next one later. */
  private refetchSoon(): void {
    if (this.fetching) return;
    this.fetching = true;
    const within = Math.min(JITTER_MOST_MS, JITTER_MS * 2 ** this.attempts);
    this.attempts += 1;
    setTimeout(() => {
      void this.cycle.refetch().finally(() => {
        this.fetching = false;
        this.release();
        // a refetch that failed changes nothing, and nobody may say again that something was missed
        if (this.isBehind()) this.refetchSoon();
        else if (this.held.length === 0) this.attempts = 0;
      });
    }, Math.random() * within);
  }
}

const isOfCombo = (message: ViewMessage): message is ComboRoomMessage =>
  COMBO_PARTS.some((part) => part === message.part);

/**
 * Keeps a cache entry in the server's state until it is removed: listens before the answer is there, holds early
 * messages, and fetches again (after a random while) only what messages cannot tell.
 */
export async function followEntry<E extends LiveEntry>(
  room: string,
  cycle: EntryCycle<E>,
  { apply = applyViewMessage, onProgress, follow }: Options<E>,
): Promise<void> {
  const follower = new EntryFollower(cycle, apply);
  const stop = follow(room, {
    versions: () => cycle.read()?.versions ?? {},
    onView: (message) => {
      if (isOfCombo(message)) follower.receive(message);
    },
    onJoined: (server) => {
      follower.compare(server);
    },
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  try {
    await cycle.loaded;
    follower.release();
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
