import type { NewEvent, RecordedEvent } from '@combolab/contracts';
import { RefusedError } from '../../problems.js';
import { fold, type Decider } from '../decider.js';

/** Events as a log records them after `after` others, a second apart. */
export const record = (events: readonly NewEvent[], after: number): RecordedEvent[] =>
  events.map((event, i) => ({
    ...event,
    id: `e${String(after + i)}`,
    source: 'test',
    subject: 's',
    time: new Date(1_700_000_000_000 + (after + i) * 1000).toISOString(),
    version: after + i + 1,
    actor: null,
    commandId: 'k',
    correlationId: 'r',
  }));

/** Everything that these commands lead to; refused ones change nothing. */
export function play<S, C>(decider: Decider<S, C>, commands: readonly C[]): { events: RecordedEvent[]; state: S } {
  const events: RecordedEvent[] = [];
  for (const command of commands) {
    try {
      events.push(...record(decider.decide(fold(decider, events), command), events.length));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
    }
  }
  return { events, state: fold(decider, events) };
}

/** Status and words of a refusal; null when nothing was refused. */
export function refusalOf(run: () => unknown): { readonly status: number; readonly detail: string } | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof RefusedError) return { status: error.status, detail: error.message };
    throw error;
  }
}
