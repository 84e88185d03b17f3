import { parseStream, type RecordedEvent, type ViewMessage } from '@combolab/contracts';
import { recorded, type Span, type SpanAttributes, type Traces } from '../ports/traces.js';
import { carriedBy } from './carried-trace.js';

/** What was recorded longer ago is handled because views or index are built anew, which nobody's click waits for; ms. */
const RECENT_MS = 3_600_000;

const idsOf = ({ subject }: RecordedEvent): readonly string[] => Object.values(parseStream(subject)?.ids ?? {});
const idOf = ({ room }: ViewMessage): string => room.slice(room.indexOf(':') + 1);

/** The `traceparent` of what a message comes of; undefined where that is not recorded. */
export type CauseOf = (message: ViewMessage) => string | undefined;

/**
 * A span for each recorded event of a batch, all as long as the batch: so each trace shows its own event being handled. A span for
 * the batch would lie in a trace of its own, in which nobody looks for a like.
 */
export class HandledEvents {
  /** By the ids in the name of its stream, of the last event of each. Made once somebody asks. */
  #causes: ReadonlyMap<string, string> | null = null;

  private constructor(
    private readonly spans: ReadonlyMap<RecordedEvent, Span>,
    private readonly isWholeBatch: boolean,
  ) {}

  /**
   * @param doing one word, such as `project`
   * @param now epoch ms
   * @returns null where nothing of the batch is recorded
   */
  static begin(
    traces: Traces,
    doing: string,
    events: readonly RecordedEvent[],
    now = Date.now(),
  ): HandledEvents | null {
    if (!traces.isOn) return null;
    const spans = new Map<RecordedEvent, Span>();
    for (const event of events) {
      if (now - Date.parse(event.time) > RECENT_MS) continue;
      const span = traces.begin(`${doing} ${parseStream(event.subject)?.kind ?? 'stream'}`, carriedBy(event), {
        kind: 'consumer',
        attributes: { ...attributesOf(event), 'messaging.batch.message_count': events.length },
      });
      if (span !== null) spans.set(event, span);
    }
    return spans.size === 0 ? null : new HandledEvents(spans, events.length === 1);
  }

  /** Handles events, which is recorded in the trace of each. @param work is told what is recorded; null where nothing is */
  static async during<T>(
    traces: Traces,
    doing: string,
    events: readonly RecordedEvent[],
    work: (handled: HandledEvents | null) => Promise<T>,
  ): Promise<T> {
    const handled = HandledEvents.begin(traces, doing, events);
    return recorded(handled, () => work(handled));
  }

  /** Of the last event that has to do with what a message is about, or of the only one of the batch. undefined where none has. */
  readonly causeOf: CauseOf = (message) => {
    const [only] = this.isWholeBatch ? this.spans.values() : [];
    if (only !== undefined) return only.traceparent;
    this.#causes ??= new Map(
      [...this.spans].flatMap(([event, { traceparent }]) => idsOf(event).map((id) => [id, traceparent] as const)),
    );
    return this.#causes.get(idOf(message));
  };

  end(failure?: unknown): void {
    for (const span of this.spans.values()) span.end(failure);
  }
}

const attributesOf = ({ type, version }: RecordedEvent): SpanAttributes => ({
  'messaging.operation.type': 'process',
  'combolab.event.type': type,
  'combolab.event.version': version,
});
