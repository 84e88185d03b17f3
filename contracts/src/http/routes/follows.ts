import { z } from 'zod/mini';
import { FollowedAuthor } from '../../views/follow.js';
import { LIMITS } from '../../views/limits.js';
import { Id } from '../../views/text.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';
import { wholeListHeaders, wholeListQuery } from '../whole-list.js';

const Body = z.strictObject({ authorId: Id });
const Answer = z.object({
  authorId: z.string(),
  follows: z.boolean(),
  /** Of the author, with this one as decided. */
  numFollowers: z.int(),
  readAfter: z.string(),
});

export const followRoutes = {
  followAuthor: route({
    ...addresses.followAuthor,
    who: 'user',
    scope: null,
    summary: `Hear of new combos and guides of somebody else; at most ${String(LIMITS.follows)} people`,
    body: Body,
    answer: Answer,
    problems: [404, 422],
  }),
  unfollowAuthor: route({
    ...addresses.unfollowAuthor,
    who: 'user',
    scope: null,
    summary: 'Hear of somebody no longer',
    body: Body,
    answer: Answer,
    problems: [404],
  }),
  follows: route({
    ...addresses.follows,
    who: 'user',
    scope: null,
    summary: 'Whom the caller follows, the latest first, 100 at a time',
    query: wholeListQuery,
    answer: z.object({ authors: z.array(FollowedAuthor) }),
    answerHeaders: wholeListHeaders,
    reads: ['follows', 'users'],
  }),
};
