import { InboxRead, type EventOf } from '@combolab/contracts';
import type { Decider } from '../../commands/decider.js';

export interface ReadInbox {
  readonly userId: string;
  /** ISO 8601 UTC with milliseconds. */
  readonly upTo: string;
}

/** One stream per user: until when everything is read, null = nothing; it never goes back. */
export const inboxDecider: Decider<string | null, ReadInbox> = {
  initial: null,
  handles: [InboxRead],
  lastDecides: true,
  evolve: (_, event) => (event.data as EventOf<typeof InboxRead>['data']).upTo,
  decide: (readUpTo, { userId, upTo }) => (readUpTo !== null && readUpTo >= upTo ? [] : [InboxRead({ userId, upTo })]),
};
