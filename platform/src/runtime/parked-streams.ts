import type { RecordedEvent } from '@combolab/contracts';
import type { Documents, ParkedStream } from '../ports/documents.js';

const key = (projection: string, stream: string): string => `${projection}\n${stream}`;

/** Streams that stopped at an event a projection cannot apply; their later events wait behind it in the log. */
export class ParkedStreams {
  readonly #parked = new Map<string, ParkedStream>();

  constructor(private readonly documents: Documents) {}

  async load(): Promise<void> {
    for (const parked of await this.documents.parked()) this.#parked.set(key(parked.projection, parked.stream), parked);
  }

  list(): readonly ParkedStream[] {
    return [...this.#parked.values()];
  }

  /** What can be applied: everything but what waits behind (and including) the event a stream stopped at. */
  without(projection: string, events: readonly RecordedEvent[]): readonly RecordedEvent[] {
    if (this.#parked.size === 0) return events;
    return events.filter(({ subject, version }) => {
      const parked = this.#parked.get(key(projection, subject));
      return parked === undefined || version < parked.version;
    });
  }

  async park(projection: string, event: RecordedEvent, reason: unknown): Promise<void> {
    const parked: ParkedStream = {
      projection,
      stream: event.subject,
      version: event.version,
      reason: String(reason).slice(0, 2000),
      parkedAt: new Date().toISOString(),
    };
    await this.documents.park(parked);
    this.#parked.set(key(projection, event.subject), parked);
  }

  /** Also drops: later events of the stream are applied again, the skipped ones are not. */
  async release(projection: string, stream: string): Promise<void> {
    await this.documents.unpark(projection, stream);
    this.#parked.delete(key(projection, stream));
  }
}
