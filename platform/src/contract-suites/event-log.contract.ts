import type { EventLog } from '../ports/event-log.js';
import { describeAppending } from './event-log/appending.js';
import { describeFollowing } from './event-log/following.js';
import { describeModel } from './event-log/model.js';
import { describeReading } from './event-log/reading.js';
import { describeRefusals } from './event-log/refusals.js';

/** What a suite needs of an adapter: a new, empty log. */
export type CreateEventLog = () => Promise<EventLog>;

/** Every EventLog adapter must pass this; nothing may rely on more than it promises. */
export function describeEventLog(name: string, create: CreateEventLog): void {
  describe(`EventLog: ${name}`, () => {
    describeAppending(create);
    describeRefusals(create);
    describeReading(create);
    describeFollowing(create);
    describeModel(create);
  });
}
