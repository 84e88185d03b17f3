import type { NewEvent, RecordedEvent } from '@combolab/contracts';
import type { AppendContext } from '../../ports/event-log.js';
import type { Context } from '../kafka/topics.js';

/** One command's events, and at once the row of the outbox: one document is the whole write. */
export interface Commit {
  readonly stream: string;
  /** Versions of the first and the last event. */
  readonly first: number;
  readonly last: number;
  readonly commandId: string;
  readonly actor: string | null;
  readonly correlationId: string;
  /** Epoch ms. */
  readonly time: number;
  /** Type of the last event. */
  readonly lastType: string;
  /** `StoredEvent[]` as JSON text: what was written is what is read, whatever the store thinks of its keys. */
  readonly events: string;
  readonly context: Context;
  readonly partition: number;
  /** `<context>.<partition>`: what one relay publishes at a time. */
  readonly shard: string;
  readonly published: boolean;
}

interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly schema: number;
  readonly data: unknown;
}

export interface EncodedCommit {
  readonly events: readonly (Pick<NewEvent, 'type' | 'schema'> & { readonly json: string })[];
  readonly ids: readonly string[];
}

export const eventsText = ({ events, ids }: EncodedCommit): string =>
  `[${events
    .map(
      ({ type, schema, json }, i) =>
        `{"id":${JSON.stringify(ids[i])},"type":${JSON.stringify(type)},"schema":${String(schema)},"data":${json}}`,
    )
    .join(',')}]`;

/** The events of a commit as the log gives them. */
export function recordedEvents(source: string, commit: Commit): RecordedEvent[] {
  const { stream, first, actor, commandId, correlationId } = commit;
  const time = new Date(commit.time).toISOString();
  return (JSON.parse(commit.events) as StoredEvent[]).map(({ id, type, schema, data }, i) => ({
    ...{ id, source, type, subject: stream, time, schema, data },
    ...{ version: first + i, actor, commandId, correlationId },
  }));
}

export type CommitContext = AppendContext;
