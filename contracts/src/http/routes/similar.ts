import { z } from 'zod/mini';
import { ComboCard } from '../../views/combo.js';
import { Id } from '../../views/text.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';

const Cards = z.array(ComboCard);

export const similarRoutes = {
  similarCombos: route({
    ...addresses.similarCombos,
    who: 'anyone',
    scope: 'read',
    summary: 'What one may want to see after a combo; no combo stands in it twice',
    params: z.strictObject({ comboId: Id }),
    answer: z.object({
      /** By moves, rhythm of the presses, matchup and percent; the most alike first, at most 8. */
      similar: Cards,
      /** Other combos of the same fighter on the same one at the same percent, at most 8. */
      sameSpot: Cards,
      /** The author's newest, at most 8. */
      byAuthor: Cards,
    }),
    reads: ['combos', 'tallies', 'comments', 'previews', 'users', 'search'],
    problems: [404],
  }),
};
