import { noTraces, type Span, type Traces } from '../../ports/traces.js';
import { parseTraceParent } from '../../runtime/trace-parent.js';
import type { KafkaPlace } from '../kafka/kafka-client.js';
import { topicOf } from '../kafka/topics.js';
import type { Commit } from './commit.js';

/** Records how commits are sent to Kafka, each in its own trace, and what their messages carry of it. */
export class SentCommits {
  readonly #spans = new Map<Commit, Span>();

  constructor(traces: Traces = noTraces, place: KafkaPlace, commits: readonly Commit[]) {
    if (!traces.isOn) return;
    for (const commit of commits) {
      const topic = topicOf(place, commit.context);
      const span = traces.begin(`send ${topic}`, commit.correlationId, {
        kind: 'producer',
        attributes: {
          'messaging.system.name': 'kafka',
          'messaging.operation.type': 'send',
          'messaging.operation.name': 'send',
          'messaging.destination.name': topic,
          'messaging.destination.partition.id': String(commit.partition),
          'messaging.batch.message_count': commit.last - commit.first + 1,
        },
      });
      if (span !== null) this.#spans.set(commit, span);
    }
  }

  /** Who follows may record what this process does not. */
  traceparentOf(commit: Commit): string | undefined {
    const { correlationId } = commit;
    return (
      this.#spans.get(commit)?.traceparent ?? (parseTraceParent(correlationId) === null ? undefined : correlationId)
    );
  }

  end(failure?: unknown): void {
    for (const span of this.#spans.values()) span.end(failure);
  }
}
