import { z } from 'zod/mini';
import { SCOPES } from './scopes.js';
import { Time } from './text.js';

/** A token with which its owner lets programs call the API. */
export const ApiToken = z.object({
  _id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  madeAt: Time,
  expiresAt: Time,
  /** Day of its last use, `YYYY-MM-DD` in UTC; null = never. */
  usedOn: z.nullable(z.string()),
});
export type ApiToken = z.output<typeof ApiToken>;
