import { FeedbackCleared, FeedbackGiven } from '@combolab/contracts';
import type { Decider } from '../../commands/decider.js';

export type FeedbackStatus = 1 | 0 | -1;
export interface SetFeedback {
  readonly comboId: string;
  readonly userId: string;
  readonly status: FeedbackStatus;
}

/** One stream per combo and user: like and dislike exclude each other, liking twice decides nothing. */
export const feedbackDecider: Decider<FeedbackStatus, SetFeedback> = {
  initial: 0,
  on: { [FeedbackGiven.type]: (_, { data }) => data.status, [FeedbackCleared.type]: () => 0 },
  lastDecides: true,
  decide(status, { comboId, userId, status: wanted }) {
    if (status === wanted) return [];
    return wanted === 0 ? [FeedbackCleared({ comboId, userId })] : [FeedbackGiven({ comboId, userId, status: wanted })];
  },
};
