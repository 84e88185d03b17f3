import {
  compareVersions,
  type ProgressMessage,
  type ViewMessage,
  type ViewVersion,
  type WatchingMessage,
} from '@combolab/contracts';

export type PartVersions = Readonly<Partial<Record<string, ViewVersion>>>;

/** Something on the page that follows a room. */
export interface RoomListener {
  /** Versions of the parts it holds now; parts it does not follow are left out. */
  readonly versions: () => PartVersions;
  readonly onView?: (message: ViewMessage) => void;
  readonly onProgress?: (message: ProgressMessage) => void;
  readonly onWatching?: (message: WatchingMessage) => void;
  /** Versions the server has, told after every join. */
  readonly onJoined?: (server: PartVersions) => void;
}

/** Who listens to which room, and which rooms are worth their place when there are more than a socket may join. */
export class RoomTable {
  private readonly listeners = new Map<string, Set<RoomListener>>();

  constructor(private readonly most: number) {}

  add(room: string, listener: RoomListener): void {
    const those = this.listeners.get(room) ?? new Set();
    those.add(listener);
    // The latest asked for stands last.
    this.listeners.delete(room);
    this.listeners.set(room, those);
  }

  remove(room: string, listener: RoomListener): void {
    const those = this.listeners.get(room);
    those?.delete(listener);
    if (those?.size === 0) this.listeners.delete(room);
  }

  of(room: string): readonly RoomListener[] {
    return [...(this.listeners.get(room) ?? [])];
  }

  /** The rooms to be in: the latest asked for, at most `most`. */
  wanted(): ReadonlySet<string> {
    return new Set([...this.listeners.keys()].slice(-this.most));
  }

  /** For each part the oldest version that a listener of the room holds. */
  oldestVersions(room: string): Record<string, ViewVersion> {
    const oldest: Record<string, ViewVersion> = {};
    for (const listener of this.of(room))
      for (const [part, version] of Object.entries(listener.versions())) {
        const known = oldest[part];
        if (version !== undefined && (known === undefined || compareVersions(version, known) < 0))
          oldest[part] = version;
      }
    return oldest;
  }
}
