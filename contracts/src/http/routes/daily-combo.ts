import { z } from 'zod/mini';
import { ComboCard } from '../../views/combo.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';
import { GameIdParam } from './games.js';

export const dailyComboRoutes = {
  dailyCombo: route({
    ...addresses.dailyCombo,
    who: 'anyone',
    scope: 'read',
    summary: 'The combo of the day of a game: the same for everybody, another one from 00:00 UTC on',
    params: z.strictObject({ gameId: GameIdParam }),
    answer: z.object({
      /** The day in UTC: `2026-11-21`. */
      date: z.string(),
      /** null while the game has no combo. */
      combo: z.nullable(ComboCard),
    }),
    reads: ['combos', 'tallies', 'comments', 'previews', 'users', 'search'],
    cachedForVisitors: true,
  }),
};
