import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** The operator gave a user a role. */
export const RoleGranted = defineEvent('role.granted', {
  data: z.object({ userId: z.string(), userType: z.enum(['USER', 'ADMIN']) }),
  example: { userId: 'u1', userType: 'ADMIN' },
});
