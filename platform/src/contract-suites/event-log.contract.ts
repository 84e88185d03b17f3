import type { EventLog } from '../ports/event-log.js';
import { describeAppending } from './event-log/appending.js';
import { describeDamage } from './event-log/damage.js';
import { describeFollowing } from './event-log/following.js';
import { describeModel } from './event-log/model.js';
import { describeRedacting } from './event-log/redacting.js';
import { describeReading } from './event-log/reading.js';
import { describeScrubbing } from './event-log/scrubbing.js';
import { describeRefusals } from './event-log/refusals.js';

/** What a suite needs of an adapter: a new, empty log. */
export type CreateEventLog = () => Promise<EventLog>;

/** What an adapter promises less than a log on one machine. */
export interface EventLogTraits {
  /**
   * Followers read copies that a relay brings them: order is kept within streams only, the position of an append says
   * which stream it belongs to and nothing more, and redaction does not reach the copies, which expire.
   */
  readonly relayed?: boolean;
  /** Cuts the stored data of one event short, behind the log's back. */
  readonly damage?: Damage;
}

export type Damage = (log: EventLog, stream: string, version: number) => Promise<void>;

/** Every EventLog adapter must pass this; nothing may rely on more than it promises. */
export function describeEventLog(name: string, create: CreateEventLog, traits: EventLogTraits = {}): void {
  const { relayed = false, damage } = traits;
  describe(`EventLog: ${name}`, () => {
    describeAppending(create);
    describeRefusals(create);
    describeReading(create, relayed);
    describeFollowing(create);
    describeRedacting(create, relayed);
    describeScrubbing(create);
    describeModel(create, relayed);
    if (damage !== undefined) describeDamage(create, damage, relayed);
  });
}
