import { z } from 'zod/mini';
import { CustomMappings } from '../views/user.js';
import { defineEvent } from './event.js';

/** A user saved all custom mappings. */
export const ControlsMapped = defineEvent('controls.mapped', {
  data: z.object({ userId: z.string(), customMappings: CustomMappings }),
  example: { userId: 'u1', customMappings: { ssbu: { SWITCH: { X_BUTTON: 'R_TRIGGER' } } } },
});
