import { z } from 'zod/mini';
import { MAX_FRAME } from '../../track/action.js';
import { Comment } from '../../views/comment.js';
import { LIMITS } from '../../views/limits.js';
import { Id, text } from '../../views/text.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';
import { wholeListHeaders, wholeListQuery } from '../whole-list.js';
import { wholeNumber } from './search.js';

const CommentText = text(1, LIMITS.commentLength);

export const commentRoutes = {
  addComment: route({
    ...addresses.addComment,
    who: 'user',
    scope: 'write:comments',
    summary: 'Comment on a combo',
    body: z.strictObject({
      comboId: Id,
      userId: z.optional(Id),
      comment: CommentText,
      frame: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_FRAME))),
      parentId: z.optional(Id),
    }),
    answer: z.object({ insertedId: z.string(), comment: Comment, readAfter: z.string() }),
    problems: [403, 404, 422],
  }),
  editComment: route({
    ...addresses.editComment,
    who: 'user',
    scope: 'write:comments',
    summary: 'Write a comment of one’s own anew',
    body: z.strictObject({ commentId: Id, userId: z.optional(Id), comment: CommentText }),
    answer: z.object({ comment: Comment, readAfter: z.string() }),
    problems: [403, 404],
  }),
  removeComment: route({
    ...addresses.removeComment,
    who: 'user',
    scope: 'write:comments',
    summary: 'Remove a comment (its author or an admin)',
    body: z.strictObject({ commentId: Id }),
    answer: z.object({ commentId: z.string(), removed: z.literal(true), readAfter: z.string() }),
    problems: [403, 404],
  }),
  comments: route({
    ...addresses.comments,
    who: 'anyone',
    scope: 'read',
    summary: 'The comments of a combo, oldest first, 100 at a time',
    params: z.strictObject({ comboId: Id }),
    query: wholeListQuery,
    answer: z.array(Comment),
    answerHeaders: wholeListHeaders,
    reads: ['comments', 'users'],
    problems: [404],
  }),
  commentPage: route({
    ...addresses.commentPage,
    who: 'anyone',
    scope: 'read',
    summary: 'Comments of a combo a page at a time, oldest first or newest first',
    params: z.strictObject({ comboId: Id }),
    query: z.strictObject({
      order: z._default(z.enum(['oldest', 'newest'], { error: 'is oldest or newest' }), 'oldest'),
      /** Of a page in the same order. */
      cursor: z.optional(Id),
      limit: z._default(wholeNumber(1, LIMITS.pageSizeMax), LIMITS.pageSize),
    }),
    answer: z.object({
      comments: z.array(Comment),
      /** Of all pages. */
      total: z.int(),
      /** Where the next page begins; null at the end. */
      cursor: z.nullable(z.string()),
    }),
    reads: ['comments', 'users'],
    problems: [404],
  }),
};
