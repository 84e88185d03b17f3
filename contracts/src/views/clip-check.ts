import { z } from 'zod/mini';

/** What the server found when it looked at the clip of an upload. */
export const ClipCheck = z.object({
  /** `unread` = it could not be looked at now; it is when the combo is shared. */
  state: z.enum(['working', 'passed', 'refused', 'unread']),
  /** What is wrong and what to do; null where nothing is. */
  words: z.nullable(z.string()),
});
export type ClipCheck = z.output<typeof ClipCheck>;
