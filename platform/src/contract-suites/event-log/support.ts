import type { NewEvent, RecordedEvent } from '@combolab/contracts';
import type { AppendContext, EventLog, Position } from '../../ports/event-log.js';
import type { CreateEventLog } from '../event-log.contract.js';

export const happened = (n: number): NewEvent<string, { n: number }> => ({
  type: 'test.happened',
  schema: 1,
  data: { n },
});

export const numbers = (events: readonly RecordedEvent[]): number[] =>
  events.map((event) => (event.data as { n: number }).n);

let commands = 0;

/** A context nobody used before. */
export function intent(commandId = `command-${String((commands += 1))}`): AppendContext {
  return { commandId, actor: 'user-1', correlationId: 'correlation-1' };
}

/** A log for each test of the surrounding `describe`, disposed after it. */
export function eachLog(create: CreateEventLog): () => EventLog {
  let log: EventLog | null = null;
  beforeEach(async () => {
    log = await create();
  });
  afterEach(async () => {
    await log?.[Symbol.asyncDispose]();
    log = null;
  });
  return () => {
    if (log === null) throw new Error('no test is running');
    return log;
  };
}

/** Everything after a position that was appended until now. */
export async function collect(log: EventLog, after: Position | null): Promise<RecordedEvent[]> {
  const seen: RecordedEvent[] = [];
  const following = log.follow(after, (batch) => {
    seen.push(...batch.events);
    return Promise.resolve();
  });
  await following.idle();
  await following[Symbol.asyncDispose]();
  return seen;
}
