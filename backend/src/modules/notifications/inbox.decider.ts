import { InboxRead } from '@combolab/contracts';
import type { Decider } from '../../commands/decider.js';

export interface ReadInbox {
  readonly userId: string;
  /** ISO 8601 UTC with milliseconds. */
  readonly upTo: string;
}

/** One stream per user: until when everything is read, null = nothing; it never goes back. */
export const inboxDecider: Decider<string | null, ReadInbox> = {
  initial: null,
  on: { [InboxRead.type]: (_, { data }) => data.upTo },
  lastDecides: true,
  decide: (readUpTo, { userId, upTo }) => ((readUpTo ?? '') >= upTo ? [] : [InboxRead({ userId, upTo })]),
};
