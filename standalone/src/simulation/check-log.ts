import { CommentAdded, CommentEdited, CommentRemoved, type RecordedEvent } from '@combolab/contracts';
import { AHEAD_MS } from '@combolab/platform/adapters/event-log/event-clock';
import { commandIdOf } from './commands.js';
import type { Ended } from './invariants.js';
import type { LedgerEntry } from './ledger.js';

/** Kinds of events that a comment's order adds. */
const OWN = [CommentAdded.type, CommentEdited.type, CommentRemoved.type] as readonly string[];

/** What the log does not hold as it should. */
export function brokenByLog({ site, ledger }: Ended): readonly string[] {
  const { entries } = site.machine.log;
  if (entries === null) return ['log: it is not open'];
  const events = entries.all.map(entries.event);
  const byCommand = new Map<string, RecordedEvent[]>();
  for (const event of events) byCommand.set(event.commandId, [...(byCommand.get(event.commandId) ?? []), event]);
  return [
    ...ledger.entries.flatMap((entry) => brokenOf(entry, byCommand.get(commandIdOf(entry.order)) ?? [])),
    ...brokenOrder(events),
    ...brokenTimes(events, site.machine.clocks),
  ];
}

function brokenOf({ order, outcome, insertedId }: LedgerEntry, events: readonly RecordedEvent[]): readonly string[] {
  const name = `${order.kind} ${order.key} of ${order.userId}`;
  if (outcome === 'acknowledged' && events.length !== 1)
    return [`acknowledged: ${name} is in the log ${String(events.length)} times`];
  if (events.length > 1) return [`at most once: ${name} is in the log ${String(events.length)} times`];
  const [event] = events;
  if (event !== undefined && order.kind.endsWith('comment') && !OWN.includes(event.type))
    return [`acknowledged: ${name} is ${event.type} in the log`];
  return insertedId === null || event?.subject.endsWith(insertedId) === true
    ? []
    : [`acknowledged: ${name} has another id in the log`];
}

/** Streams without gaps and repetitions. */
function brokenOrder(events: readonly RecordedEvent[]): readonly string[] {
  const versions = new Map<string, number>();
  return events.flatMap(({ subject, version }) => {
    const before = versions.get(subject) ?? 0;
    versions.set(subject, version);
    return version === before + 1 ? [] : [`order: ${subject}@${String(version)} follows ${String(before)}`];
  });
}

/** Times do not go back, but from what was stamped while the clock was far ahead, and are never far ahead of the clock. */
function brokenTimes(events: readonly RecordedEvent[], clocks: ReadonlyMap<number, number>): readonly string[] {
  let before = 0;
  return events.flatMap((event, i) => {
    const time = Date.parse(event.time);
    const clock = clocks.get(i + 1) ?? Number.NaN;
    const goesBack = time < before && before - clock <= AHEAD_MS;
    before = time;
    const isWithin = time >= clock && time - clock <= AHEAD_MS;
    if (goesBack) return [`times: event ${String(i + 1)} is earlier than the one before it`];
    return isWithin ? [] : [`times: event ${String(i + 1)} is ${String(time - clock)} ms from the clock`];
  });
}
