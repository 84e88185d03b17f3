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
  on: { [AuthorFollowed.type]: () => true, [AuthorUnfollowed.type]: () => false },
  lastDecides: true,
  decide(follows, { userId, authorId, follows: wanted }) {
    if (follows === wanted) return [];
    return [wanted ? AuthorFollowed({ userId, authorId }) : AuthorUnfollowed({ userId, authorId })];
  },
};
