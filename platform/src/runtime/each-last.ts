import type { RecordedEvent } from '@combolab/contracts';
import type { EventLog } from '../ports/event-log.js';

/** `lastOf` of a log that is asked without a network: one stream after the other. */
export async function eachLast(
  log: Pick<EventLog, 'last'>,
  streams: readonly string[],
): Promise<ReadonlyMap<string, RecordedEvent>> {
  const lasts = new Map<string, RecordedEvent>();
  for (const stream of new Set(streams)) {
    const last = await log.last(stream);
    if (last !== null) lasts.set(stream, last);
  }
  return lasts;
}
