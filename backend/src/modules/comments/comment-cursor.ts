import type { Stored } from '@combolab/platform';
import { refuse } from '../../problems.js';
import type { CommentDoc } from './comments.projection.js';

/** Place of a comment among those of its combo; it stays a place when that comment is removed. */
export const commentCursor = ({ id, doc }: Stored<CommentDoc>): string =>
  `${Date.parse(doc.createdAt).toString(36)}_${id}`;

/** Tells which comments come after the cursor, oldest first. @throws RefusedError 400 when it is no cursor */
export function isAfter(cursor: string): (comment: Stored<CommentDoc>) => boolean {
  const [, ms = '', afterId = ''] = /^([0-9a-z]{8,9})_([\w-]{44})$/.exec(cursor) ?? [];
  if (afterId === '') throw refuse.malformed('cursor: is not one of ours. Start again without it.');
  const time = parseInt(ms, 36);
  return ({ id, doc }) => {
    const at = Date.parse(doc.createdAt);
    return at > time || (at === time && id > afterId);
  };
}
