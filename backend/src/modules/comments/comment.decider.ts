import { CommentAdded, CommentEdited, CommentHidden, CommentRemoved, CommentRestored } from '@combolab/contracts';
import { onceThere, type Decider, type Evolve } from '../../commands/decider.js';
import { refuse } from '../../problems.js';

export interface CommentState {
  readonly userId: string;
  readonly text: string | null;
  readonly createdAt: string;
  readonly editedAt?: string;
  readonly frame?: number;
  readonly parentId?: string;
  readonly removed: boolean;
  /** An admin took it out of sight. */
  readonly hidden?: true;
}

export type CommentCommand =
  | {
      readonly type: 'add';
      readonly comboId: string;
      readonly commentId: string;
      readonly userId: string;
      readonly text: string;
      readonly frame?: number;
      readonly parentId?: string;
    }
  | {
      readonly type: 'edit';
      readonly comboId: string;
      readonly commentId: string;
      readonly callerId: string;
      readonly text: string;
    }
  | { readonly type: 'hide' | 'restore'; readonly comboId: string; readonly commentId: string }
  | {
      readonly type: 'remove';
      readonly comboId: string;
      readonly commentId: string;
      readonly callerId: string;
      readonly isAdmin: boolean;
    };

const on: Evolve<CommentState | null> = {
  [CommentAdded.type]: (_, { data: { userId, text, ...place }, time }) => ({
    ...{ userId, text, createdAt: time, removed: false },
    ...placeOf(place),
  }),
  ...onceThere<CommentState>({
    [CommentEdited.type]: (state, { data, time }) => ({ ...state, text: data.text, editedAt: time }),
    [CommentHidden.type]: (state) => ({ ...state, hidden: true }),
    [CommentRestored.type]: ({ hidden: _, ...shown }) => shown,
    [CommentRemoved.type]: (state) => ({ ...state, removed: true }),
  }),
};

/** What a comment is about, without what it leaves out. */
export const placeOf = ({ frame, parentId }: { frame?: number | undefined; parentId?: string | undefined }) => ({
  ...(frame === undefined ? {} : { frame }),
  ...(parentId === undefined ? {} : { parentId }),
});

/** The comment that is there. @throws RefusedError 404 */
export function existingComment(state: CommentState | null): CommentState {
  if (state === null || state.removed) throw refuse.notFound('comment');
  return state;
}

/** One stream per comment; only its author writes it anew, only its author or an admin removes it. */
export const commentDecider: Decider<CommentState | null, CommentCommand> = {
  initial: null,
  on,
  decide(state, command) {
    const { comboId, commentId } = command;
    if (command.type === 'add') {
      const { userId, text } = command;
      return state === null ? [CommentAdded({ comboId, commentId, userId, text, ...placeOf(command) })] : [];
    }
    const comment = existingComment(state);
    if (command.type === 'edit') {
      if (comment.userId !== command.callerId) throw refuse.notYours('Only its author can change a comment.');
      return comment.text === command.text ? [] : [CommentEdited({ comboId, commentId, text: command.text })];
    }
    if (command.type === 'remove') {
      if (comment.userId !== command.callerId && !command.isAdmin)
        throw refuse.notYours('Only its author or an admin can remove a comment.');
      return [CommentRemoved({ comboId, commentId })];
    }
    const hidden = command.type === 'hide';
    if ((comment.hidden === true) === hidden) return [];
    return [(hidden ? CommentHidden : CommentRestored)({ comboId, commentId })];
  },
};
