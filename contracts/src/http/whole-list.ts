import { z } from 'zod/mini';
import { LIMITS } from '../views/limits.js';

/** Query of a list that once answered everything at once, and has no place in its JSON to say where it goes on. */
export const wholeListQuery = z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(300))) });

/** Headers of such a list. */
export const wholeListHeaders = {
  Link: `\`<address>; rel="next"\` where the list goes on behind these ${String(LIMITS.listMax)}; absent at its end`,
} as const;
