import { z } from 'zod/mini';
import { Combo, ComboCard } from '../../views/combo.js';
import { Id } from '../../views/text.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';
import { wholeListHeaders, wholeListQuery } from '../whole-list.js';

const FavoriteBody = z.strictObject({ comboId: Id, userId: z.optional(Id) });
const FavoriteAnswer = z.object({ comboId: z.string(), favorite: z.boolean(), readAfter: z.string() });

export const feedbackRoutes = {
  addFeedback: route({
    ...addresses.addFeedback,
    who: 'user',
    scope: null,
    summary: 'Like (1), dislike (-1) or neither (0)',
    body: z.strictObject({ comboId: Id, likeStatus: z.literal([1, 0, -1]), userId: z.optional(Id) }),
    answer: z.object({
      comboId: z.string(),
      likeStatus: z.int(),
      dislikeStatus: z.int(),
      numLikes: z.int(),
      numDislikes: z.int(),
      readAfter: z.string(),
    }),
    problems: [403, 404],
  }),
  addFavorite: route({
    ...addresses.addFavorite,
    who: 'user',
    scope: 'write:lists',
    summary: 'Keep a combo as favourite',
    body: FavoriteBody,
    answer: FavoriteAnswer,
    problems: [403, 404],
  }),
  removeFavorite: route({
    ...addresses.removeFavorite,
    who: 'user',
    scope: 'write:lists',
    summary: 'Drop a favourite',
    body: FavoriteBody,
    answer: FavoriteAnswer,
    problems: [403, 404],
  }),
  favorites: route({
    ...addresses.favorites,
    who: 'user',
    scope: 'read',
    summary: 'The own favourite combos, newest favourite first, 100 at a time',
    params: z.strictObject({ userId: Id }),
    query: wholeListQuery,
    answer: z.array(ComboCard),
    answerHeaders: wholeListHeaders,
    reads: ['favorites', 'combos', 'tallies', 'comments', 'previews', 'users'],
    problems: [403],
  }),
  userCombos: route({
    ...addresses.userCombos,
    who: 'anyone',
    scope: 'read',
    summary: 'The combos a user shared, newest first, 100 at a time',
    params: z.strictObject({ userId: Id }),
    query: wholeListQuery,
    answer: z.array(Combo),
    answerHeaders: wholeListHeaders,
    reads: ['combos', 'tallies', 'comments', 'previews', 'users'],
    problems: [404],
  }),
};
