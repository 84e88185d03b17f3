import { z } from 'zod/mini';
import { Combo } from '../../views/combo.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';
import { GameIdParam } from './games.js';

export const welcomeRoutes = {
  welcome: route({
    ...addresses.welcome,
    who: 'anyone',
    scope: 'read',
    summary: 'What a visitor is shown first: one new combo that is worth watching, and how many there are',
    answer: z.object({
      /** With its presses; null while nobody has shared one. */
      sample: z.nullable(Combo),
      /** For each game that has combos. */
      counts: z.array(z.object({ gameId: GameIdParam, combos: z.int() })),
    }),
    reads: ['combos', 'tallies', 'comments', 'previews', 'users', 'search'],
    cachedForVisitors: true,
  }),
};
