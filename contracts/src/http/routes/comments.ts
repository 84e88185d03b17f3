import { z } from 'zod/mini';
import { Comment } from '../../views/comment.js';
import { LIMITS } from '../../views/limits.js';
import { Id, text } from '../../views/text.js';
import { route } from '../route.js';

export const commentRoutes = {
  addComment: route({
    method: 'POST',
    path: '/combo/add-comment',
    who: 'user',
    summary: 'Comment on a combo',
    body: z.strictObject({ comboId: Id, userId: z.optional(Id), comment: text(1, LIMITS.commentLength) }),
    answer: z.object({ insertedId: z.string(), comment: Comment, readAfter: z.string() }),
    problems: [403, 404],
  }),
  removeComment: route({
    method: 'POST',
    path: '/remove-comment',
    who: 'user',
    summary: 'Remove a comment (its author or an admin)',
    body: z.strictObject({ commentId: Id }),
    answer: z.object({ commentId: z.string(), removed: z.literal(true), readAfter: z.string() }),
    problems: [403, 404],
  }),
  comments: route({
    method: 'GET',
    path: '/get-comments/:comboId',
    who: 'anyone',
    summary: 'All comments of a combo, oldest first',
    params: z.strictObject({ comboId: Id }),
    answer: z.array(Comment),
    reads: ['comments', 'users'],
    problems: [404],
  }),
};
