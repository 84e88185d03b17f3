import type { Tally } from '@combolab/contracts';
import type { Feedback, PendingFeedback } from './pending-feedback.js';

export interface ShownFeedback extends Tally {
  readonly mine: Feedback;
}

const weight = (feedback: Feedback, of: Feedback): number => (feedback === of ? 1 : 0);

/** A count that goes the way the user asked, and never back over what others did meanwhile. */
function expected(now: number, before: number, change: number): number {
  if (change === 0) return now;
  return change > 0 ? Math.max(now, before + change) : Math.max(0, Math.min(now, before + change));
}

/** What to show: the server's state, with the user's unconfirmed wish laid over it. */
export function shownFeedback(mine: Feedback, tally: Tally, pending: PendingFeedback | undefined): ShownFeedback {
  if (pending === undefined) return { mine, numLikes: tally.numLikes, numDislikes: tally.numDislikes };
  const { before, wanted } = pending;
  return {
    mine: wanted,
    numLikes: expected(tally.numLikes, before.tally.numLikes, weight(wanted, 1) - weight(before.mine, 1)),
    numDislikes: expected(tally.numDislikes, before.tally.numDislikes, weight(wanted, -1) - weight(before.mine, -1)),
  };
}

/** What a press of like (1) or dislike (-1) asks for: pressing what is on takes it back, each clears the other. */
export const toggled = (mine: Feedback, pressed: 1 | -1): Feedback => (mine === pressed ? 0 : pressed);
