import type { Message } from 'kafkajs';
import { partitionKey } from '../../ports/event-log.js';
import { recordedEvents, type Commit } from './commit.js';

/**
 * The events of a commit as they stand in Kafka, one message each.
 * @param traceparent what their handling is recorded under; undefined where it is not
 */
export const messagesOf = (source: string, commit: Commit, traceparent?: string): Message[] =>
  recordedEvents(source, commit).map((event) => ({
    partition: commit.partition,
    key: partitionKey(commit.stream),
    value: JSON.stringify(event),
    headers: {
      ...{ 'correlation-id': commit.correlationId, type: event.type },
      ...(traceparent !== undefined && { traceparent }),
    },
  }));
