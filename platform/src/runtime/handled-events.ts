import { parseStream, type RecordedEvent, type ViewMessage } from '@combolab/contracts';
import type { Span, SpanAttributes, Traces } from '../ports/traces.js';
import { carriedBy } from './carried-trace.js';

/** What was recorded longer ago is handled because views or index are built anew, which nobody's click waits for; ms. */
const RECENT_MS = 3_600_000;

const idsOf = ({ subject }: RecordedEvent): readonly string[] => Object.values(parseStream(subject)?.ids ?? {});
const idOf = ({ room }: ViewMessage): string => room.slice(room.indexOf(':') + 1);

/**
 * A span for each recorded event of a batch, all as long as the batch: so each trace shows its own event being handled. A span for
 * the batch would lie in a trace of its own, in which nobody looks for a like.
 */
export class HandledEvents {
  private constructor(private readonly spans: ReadonlyMap<RecordedEvent, Span>) {}

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
    return spans.size === 0 ? null : new HandledEvents(spans);
  }

  /** The `traceparent` of the last event that has to do with what a message is about. undefined where none has. */
  causeOf(message: ViewMessage): string | undefined {
    const all = [...this.spans];
    if (all.length === 1) return all[0]?.[1].traceparent;
    const id = idOf(message);
    return all.findLast(([event]) => idsOf(event).includes(id))?.[1].traceparent;
  }

  end(failure?: unknown): void {
    for (const span of this.spans.values()) span.end(failure);
  }
}

const attributesOf = ({ type, version }: RecordedEvent): SpanAttributes => ({
  'messaging.operation.type': 'process',
  'combolab.event.type': type,
  'combolab.event.version': version,
});
