import { z } from 'zod/mini';
import { CONTROLLER_TYPES } from '../games/game.js';
import { defineEvent } from './event.js';

/** A user chose the controller to watch a game on. */
export const ControllerPreferred = defineEvent('controller.preferred', {
  data: z.object({ userId: z.string(), gameId: z.string(), controllerType: z.enum(CONTROLLER_TYPES) }),
  example: { userId: 'u1', gameId: 'ssbu', controllerType: 'GAMECUBE' },
});
