import { UNREADABLE_TYPE, unreadableData, whyUnreadable, type NewEvent, type RecordedEvent } from '@combolab/contracts';
import type { AppendContext } from '../../ports/event-log.js';
import { parsedData } from '../event-log/parsed-data.js';
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

/** Of a damaged commit as many as it had, of which nothing is known but the type of the last. */
function storedEvents({ stream, first, last, lastType, commandId, events }: Commit): readonly StoredEvent[] {
  const stored = parsedData(events, `the commit ${stream}@${String(first)}`);
  if (Array.isArray(stored) && stored.length === last - first + 1) return stored as StoredEvent[];
  const data = whyUnreadable({ data: stored }) === null ? unreadableData('a commit lacks events') : stored;
  return Array.from({ length: last - first + 1 }, (_, i) => ({
    ...{ id: `${commandId}:${String(i)}`, schema: 1, data },
    type: i === last - first ? lastType : UNREADABLE_TYPE,
  }));
}

/** The events of a commit as the log gives them. */
export function recordedEvents(source: string, commit: Commit): RecordedEvent[] {
  const { stream, first, actor, commandId, correlationId } = commit;
  const time = new Date(commit.time).toISOString();
  return storedEvents(commit).map(({ id, type, schema, data }, i) => ({
    ...{ id, source, type, subject: stream, time, schema, data },
    ...{ version: first + i, actor, commandId, correlationId },
  }));
}

export type CommitContext = AppendContext;
