import { z } from 'zod/mini';
import { CONTROLLER_TYPES, GAME_IDS } from '../../roster/games.js';
import { CharacterData } from '../../views/combo.js';
import { route } from '../route.js';

export const GameAnswer = z.object({
  _id: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  controllers: z.array(z.enum(CONTROLLER_TYPES)),
});
export const GameIdParam = z.enum(GAME_IDS, { error: 'is not a game; games are ssbu and ssbm' });

export const gameRoutes = {
  availableGames: route({
    method: 'GET',
    path: '/available-games',
    who: 'anyone',
    scope: 'read',
    summary: 'The games combos are shared for',
    answer: z.object({ availableGames: z.array(GameAnswer) }),
  }),
  characters: route({
    method: 'GET',
    path: '/game/characters/:gameId',
    who: 'anyone',
    scope: 'read',
    summary: 'The full roster of a game',
    params: z.strictObject({ gameId: GameIdParam }),
    answer: z.array(CharacterData),
  }),
};
