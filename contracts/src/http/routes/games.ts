import { z } from 'zod/mini';
import { CONTROLLER_TYPES } from '../../games/game.js';
import { GAME_IDS, isGameId } from '../../games/registry.js';
import { CharacterData } from '../../views/combo.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';

export const GameAnswer = z.object({
  _id: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  controllers: z.array(z.enum(CONTROLLER_TYPES)),
});
/** The ids in words: `ssbu and ssbm`. */
const gamesInWords = (): string => new Intl.ListFormat('en-GB').format(GAME_IDS);
/** The id of a game, as the registry knows them when a call is read. */
export const GameIdParam = z
  .string()
  .check(z.refine(isGameId, { error: () => `is not a game; games are ${gamesInWords()}` }))
  .register(z.globalRegistry, { enum: GAME_IDS });

export const gameRoutes = {
  availableGames: route({
    ...addresses.availableGames,
    who: 'anyone',
    scope: 'read',
    summary: 'The games combos are shared for',
    answer: z.object({ availableGames: z.array(GameAnswer) }),
  }),
  characters: route({
    ...addresses.characters,
    who: 'anyone',
    scope: 'read',
    summary: 'The full roster of a game',
    params: z.strictObject({ gameId: GameIdParam }),
    answer: z.array(CharacterData),
  }),
};
