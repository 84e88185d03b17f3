import type { RecordedEvent } from '@combolab/contracts';

const carried = new WeakMap<RecordedEvent, string>();

/** Notes the `traceparent` that came with an event beside it, in a header of its message. */
export function noteCarried(event: RecordedEvent, traceparent: string): void {
  carried.set(event, traceparent);
}

/** What to record the handling of an event under: what came beside it, else what it was recorded under itself. */
export const carriedBy = (event: RecordedEvent): string => carried.get(event) ?? event.correlationId;
