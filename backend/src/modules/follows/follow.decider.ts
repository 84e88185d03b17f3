import { AuthorFollowed, AuthorUnfollowed } from '@combolab/contracts';
import type { Decider } from '../../commands/decider.js';

export interface SetFollow {
  readonly userId: string;
  readonly authorId: string;
  readonly follows: boolean;
}

/** One stream per user and author. */
export const followDecider: Decider<boolean, SetFollow> = {
  initial: false,
  handles: [AuthorFollowed, AuthorUnfollowed],
  lastDecides: true,
  evolve: (_, event) => event.type === AuthorFollowed.type,
  decide(follows, { userId, authorId, follows: wanted }) {
    if (follows === wanted) return [];
    return [wanted ? AuthorFollowed({ userId, authorId }) : AuthorUnfollowed({ userId, authorId })];
  },
};
