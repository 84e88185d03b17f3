import type { Stored } from '@combolab/platform';
import { refuse } from '../../problems.js';
import type { CommentDoc } from './comments.projection.js';

/** Place of a comment among those of its combo; it stays a place when that comment is removed. */
export const commentCursor = ({ id, doc }: Stored<CommentDoc>): string =>
  `${Date.parse(doc.createdAt).toString(36)}_${id}`;

/** Tells on which side of the cursor comments lie: above 0 for younger ones. @throws RefusedError 400 when it is no cursor */
export function sideOf(cursor: string): (comment: Stored<CommentDoc>) => number {
  const [, ms = '', atId = ''] = /^([0-9a-z]{8,9})_([\w-]{44})$/.exec(cursor) ?? [];
  if (atId === '') throw refuse.malformed('cursor: is not one of ours. Start again without it.');
  const time = parseInt(ms, 36);
  return ({ id, doc }) => Date.parse(doc.createdAt) - time || (id > atId ? 1 : id < atId ? -1 : 0);
}
