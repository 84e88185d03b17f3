import { decodeKnown, whyUnreadable, type RecordedEvent } from '@combolab/contracts';
import type { EventLog, Position } from '@combolab/platform';
import { StreamOrder } from './stream-order.js';
import { tellApiToken, type TrueApiTokens } from './true-api-tokens.js';
import { tellCombo, type TrueCombo } from './true-combo.js';
import { tellGuide, type TrueGuide } from './true-guides.js';
import { tellInboxes, type TrueInboxes } from './true-inboxes.js';
import { tellList, type TrueList } from './true-lists.js';
import { tellModeration, type TrueModeration } from './true-moderation.js';
import { tellPractice, type TruePractices } from './true-practices.js';
import { tellPeople, type TruePeople } from './true-people.js';

export type ReadableLog = Pick<EventLog, 'follow' | 'scan' | 'reached' | 'end' | 'scrub'>;

/** All that the log tells, folded by the simplest means: no versions, no checkpoints, everything in memory. */
export interface Truth extends TruePeople, TrueInboxes, TruePractices, TrueModeration {
  readonly combos: Map<string, TrueCombo>;
  readonly lists: Map<string, TrueList>;
  readonly guides: Map<string, TrueGuide>;
  readonly apiTokens: TrueApiTokens;
  /** What is wrong with the log itself. */
  readonly findings: readonly string[];
}

class Folding implements Truth {
  readonly combos = new Map<string, TrueCombo>();
  readonly lists = new Map<string, TrueList>();
  readonly guides = new Map<string, TrueGuide>();
  readonly users: Truth['users'] = new Map();
  readonly feedback: Truth['feedback'] = new Map();
  readonly favorites: Truth['favorites'] = new Map();
  readonly follows: Truth['follows'] = new Map();
  readonly comments: Truth['comments'] = new Map();
  readonly searches: Truth['searches'] = new Map();
  readonly apiTokens: TrueApiTokens = new Map();
  readonly notifications: Truth['notifications'] = new Map();
  readonly readUpTo: Truth['readUpTo'] = new Map();
  readonly practices: Truth['practices'] = new Map();
  readonly boards: Truth['boards'] = new Map();
  readonly cases: Truth['cases'] = new Map();
  readonly acts: Truth['acts'] = new Map();
  readonly order = new StreamOrder();
  readonly findings = this.order.findings;

  add(event: RecordedEvent): void {
    this.order.add(event);
    const name = `${event.subject}@${String(event.version)} (${event.type})`;
    const damage = whyUnreadable(event);
    if (damage !== null) {
      this.findings.push(`${name} cannot be read: ${damage}`);
      return;
    }
    try {
      const decoded = decodeKnown(event);
      if (decoded === null) this.findings.push(`${name} is of a kind this build does not know`);
      else if (
        !tellInboxes(this, decoded) &&
        !tellApiToken(this.apiTokens, decoded) &&
        !tellList(this.lists, decoded) &&
        !tellGuide(this.guides, decoded) &&
        !tellPeople(this, decoded) &&
        !tellModeration(this, decoded) &&
        !tellPractice(this, decoded) &&
        !tellCombo(this.combos, decoded)
      )
        this.findings.push(`${name} is about something that never began`);
    } catch (error) {
      this.findings.push(`${name} cannot be read: ${String(error)}`);
    }
  }
}

/** Everything recorded after a position until now. */
export async function eventsAfter(log: ReadableLog, after: Position | null): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  await using following = log.follow(after, (batch) => {
    events.push(...batch.events);
    return Promise.resolve();
  });
  await following.idle();
  return events;
}

/** Folds exactly what a consumer at `checkpoint` has seen; batches may end beyond it. */
export async function foldLog(log: ReadableLog, checkpoint: Position | null): Promise<Truth> {
  const folding = new Folding();
  if (checkpoint === null) return folding;
  const reached = { last: [] as readonly RecordedEvent[], yet: false };
  await using following = log.follow(null, ({ events, position }) => {
    if (reached.yet) return Promise.resolve();
    reached.yet = log.reached(position, checkpoint);
    if (reached.yet) reached.last = events;
    else for (const event of events) folding.add(event);
    return Promise.resolve();
  });
  await following.idle();
  const later = new Set((await eventsAfter(log, checkpoint)).map(({ id }) => id));
  for (const event of reached.last) if (!later.has(event.id)) folding.add(event);
  await compareByStream(log, folding.order);
  return folding;
}

/** The log read by streams must be the log read in order. */
async function compareByStream(log: ReadableLog, order: StreamOrder): Promise<void> {
  const missing = new Set(order.streams);
  await log.scan('', (stream, events) => {
    if (missing.delete(stream)) order.compare(stream, events);
    return Promise.resolve();
  });
  for (const stream of missing) order.findings.push(`${stream} is not found when the log is read by streams`);
}
