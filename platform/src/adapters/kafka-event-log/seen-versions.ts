import type { RecordedEvent } from '@combolab/contracts';

const MAX_STREAMS = 200_000;

/** The last version of each stream a consumer was handed. Streams not seen for longest are forgotten first. */
export class SeenVersions {
  readonly #versions = new Map<string, number>();

  /**
   * What to hand over for these messages: repeats dropped, gaps filled from the log.
   * @param readStream events of a stream above a version
   */
  async next(
    events: readonly RecordedEvent[],
    readStream: (stream: string, after: number) => Promise<readonly RecordedEvent[]>,
  ): Promise<RecordedEvent[]> {
    const reached = new Map<string, number>();
    const next: RecordedEvent[] = [];
    for (const event of events) {
      const { subject, version } = event;
      const last = reached.get(subject) ?? this.#versions.get(subject);
      if (last !== undefined && version <= last) continue;
      if (last !== undefined && version > last + 1) {
        const missed = await readStream(subject, last);
        next.push(...missed.filter((each) => each.version < version));
      }
      next.push(event);
      reached.set(subject, version);
    }
    return next;
  }

  /** Forgets all: what comes next is handed over whatever it is. */
  clear(): void {
    this.#versions.clear();
  }

  remember(events: readonly RecordedEvent[]): void {
    for (const { subject, version } of events) {
      this.#versions.delete(subject);
      this.#versions.set(subject, version);
    }
    for (const stream of this.#versions.keys()) {
      if (this.#versions.size <= MAX_STREAMS) return;
      this.#versions.delete(stream);
    }
  }
}
