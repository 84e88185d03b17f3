import { CommentAdded, CommentRemoved, type EventOf, type RecordedEvent } from '@combolab/contracts';
import type { Decider } from '../../commands/decider.js';
import { refuse } from '../../problems.js';

export interface CommentState {
  readonly userId: string;
  readonly text: string | null;
  readonly createdAt: string;
  readonly removed: boolean;
}

export type CommentCommand =
  | {
      readonly type: 'add';
      readonly comboId: string;
      readonly commentId: string;
      readonly userId: string;
      readonly text: string;
    }
  | {
      readonly type: 'remove';
      readonly comboId: string;
      readonly commentId: string;
      readonly callerId: string;
      readonly isAdmin: boolean;
    };

function evolve(state: CommentState | null, event: RecordedEvent): CommentState | null {
  if (event.type === CommentAdded.type) {
    const { userId, text } = event.data as EventOf<typeof CommentAdded>['data'];
    return { userId, text, createdAt: event.time, removed: false };
  }
  return state === null ? null : { ...state, removed: true };
}

/** One stream per comment; only its author or an admin removes it. */
export const commentDecider: Decider<CommentState | null, CommentCommand> = {
  initial: null,
  handles: [CommentAdded, CommentRemoved],
  evolve,
  decide(state, command) {
    const { comboId, commentId } = command;
    if (command.type === 'add') {
      return state === null ? [CommentAdded({ comboId, commentId, userId: command.userId, text: command.text })] : [];
    }
    if (state === null || state.removed) throw refuse.notFound('comment');
    if (state.userId !== command.callerId && !command.isAdmin)
      throw refuse.notYours('Only its author or an admin can remove a comment.');
    return [CommentRemoved({ comboId, commentId })];
  },
};
