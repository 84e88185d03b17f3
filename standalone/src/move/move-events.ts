import type { RecordedEvent } from '@combolab/contracts';
import { adoptCommits } from '@combolab/platform/adapters/kafka-event-log/adopt-commits';
import type { Commits } from '@combolab/platform/adapters/kafka-event-log/commits';
import type { LogQueries } from '@combolab/platform/adapters/sqlite-event-log/log-queries';

/** Events read at once. */
const BATCH = 500;

export interface MovedEvents {
  readonly events: number;
  readonly commands: number;
}

type Command = readonly RecordedEvent[];

/** Copies the log in its order, command by command; commands that are there already are passed over. */
export async function moveEvents(
  log: LogQueries,
  commits: Commits,
  progress: (events: number) => void,
): Promise<MovedEvents> {
  let [events, commands] = [0, 0];
  for (const batch of commandsOf(log)) {
    await adoptCommits(commits, batch);
    commands += batch.length;
    events += batch.reduce((sum, { length }) => sum + length, 0);
    progress(events);
  }
  return { events, commands };
}

/** The events of a command stand side by side in the log. */
function* commandsOf(log: Pick<LogQueries, 'next'>): Generator<readonly Command[]> {
  let open: RecordedEvent[] = [];
  let at = 0;
  for (;;) {
    const { events, last } = log.next(at, BATCH);
    if (events.length === 0) break;
    at = last;
    const whole: Command[] = [];
    for (const event of events) {
      if (open.length > 0 && !isOneCommand(open[0], event)) {
        whole.push(open);
        open = [];
      }
      open.push(event);
    }
    if (whole.length > 0) yield whole;
  }
  if (open.length > 0) yield [open];
}

const isOneCommand = (a: RecordedEvent | undefined, b: RecordedEvent): boolean =>
  a?.subject === b.subject && a.commandId === b.commandId;
