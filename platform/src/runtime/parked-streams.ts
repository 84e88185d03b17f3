import type { RecordedEvent } from '@combolab/contracts';
import type { Documents, ParkedStream } from '../ports/documents.js';

const key = (projection: string, stream: string): string => `${projection}\n${stream}`;

/** How a stream is kept that stopped at this event. */
export const parkedAt = (projection: string, event: RecordedEvent, reason: unknown): ParkedStream => ({
  projection,
  stream: event.subject,
  version: event.version,
  reason: String(reason).slice(0, 2000),
  parkedAt: new Date().toISOString(),
});

/** What can be applied: everything but what waits behind (and including) the event its stream stopped at. */
export const beforeParked = (
  events: readonly RecordedEvent[],
  parkedOf: (stream: string) => ParkedStream | undefined,
): readonly RecordedEvent[] =>
  events.filter(({ subject, version }) => {
    const parked = parkedOf(subject);
    return parked === undefined || version < parked.version;
  });

/** Streams that stopped at an event a projection cannot apply; their later events wait behind it in the log. */
export class ParkedStreams {
  readonly #parked = new Map<string, ParkedStream>();

  /** @param onChange told the whole list whenever it is read or changes */
  constructor(
    private readonly documents: Documents,
    private readonly onChange: (parked: readonly ParkedStream[]) => void = () => undefined,
  ) {}

  async load(): Promise<void> {
    const stored = await this.documents.parked();
    this.#parked.clear();
    for (const parked of stored) this.#parked.set(key(parked.projection, parked.stream), parked);
    this.onChange(this.list());
  }

  list(): readonly ParkedStream[] {
    return [...this.#parked.values()];
  }

  /** What can be applied: everything but what waits behind (and including) the event a stream stopped at. */
  without(projection: string, events: readonly RecordedEvent[]): readonly RecordedEvent[] {
    if (this.#parked.size === 0) return events;
    return beforeParked(events, (stream) => this.#parked.get(key(projection, stream)));
  }

  async park(projection: string, event: RecordedEvent, reason: unknown): Promise<void> {
    await this.#keep(parkedAt(projection, event, reason));
  }

  /**
   * Swaps a view for one that was built anew, and what the old one had parked for what the new one could not apply. What is
   * new is kept before the swap, what is healed goes after it, so that a crash in between hides nothing.
   */
  async swap(projection: string, parked: readonly ParkedStream[], swap: () => Promise<void>): Promise<void> {
    const healed = this.list().filter((each) => each.projection === projection);
    const still = new Set(parked.map(({ stream }) => stream));
    for (const each of parked) await this.#keep(each);
    await swap();
    for (const { stream } of healed) if (!still.has(stream)) await this.release(projection, stream);
  }

  async #keep(parked: ParkedStream): Promise<void> {
    // a row that is there stays as it is, and another build may have come farther
    await this.documents.unpark(parked.projection, parked.stream);
    await this.documents.park(parked);
    this.#parked.set(key(parked.projection, parked.stream), parked);
    this.onChange(this.list());
  }

  /** Also drops: later events of the stream are applied again, the skipped ones are not. */
  async release(projection: string, stream: string): Promise<void> {
    await this.documents.unpark(projection, stream);
    this.#parked.delete(key(projection, stream));
    this.onChange(this.list());
  }
}
