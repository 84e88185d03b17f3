/** Events of a stream from which on its state is kept. */
const LONG = 50;
/** Streams whose states are kept at once. */
const MOST = 64;

/** What a stream amounted to when it was read last. */
export interface Snapshot<State = unknown> {
  readonly state: State;
  readonly version: number;
  readonly commandIds: ReadonlySet<string>;
}

/** States of long streams that were commanded lately. Losing one costs reading its stream again, nothing else. */
export class Snapshots {
  readonly #byStream = new Map<string, Snapshot>();

  find(stream: string): Snapshot | null {
    return this.#byStream.get(stream) ?? null;
  }

  keep(stream: string, snapshot: Snapshot): void {
    const kept = this.#byStream.get(stream);
    if (snapshot.version < LONG || (kept !== undefined && kept.version > snapshot.version)) return;
    this.#byStream.delete(stream);
    this.#byStream.set(stream, snapshot);
    const [oldest] = this.#byStream.keys();
    if (this.#byStream.size > MOST && oldest !== undefined) this.#byStream.delete(oldest);
  }
}
