import type { Comment } from '@combolab/contracts';
import { authorData } from '../users/author-view.js';
import type { UserState } from '../users/user.decider.js';
import { placeOf } from './comment.decider.js';
import type { CommentDoc } from './comments.projection.js';

/** A comment as it is answered and announced. */
export const commentView = (
  commentId: string,
  doc: Omit<CommentDoc, 'removed' | 'hidden' | 'streamVersion'> & { readonly hidden?: boolean },
  author: UserState | null,
): Comment => ({
  _id: commentId,
  comboId: doc.comboId,
  userId: doc.userId,
  text: doc.text,
  authorData: authorData(doc.userId, author),
  createdAt: doc.createdAt,
  ...(doc.editedAt === undefined ? {} : { editedAt: doc.editedAt }),
  ...(doc.hidden === true ? { hidden: true as const } : {}),
  ...placeOf(doc),
});
