import { z } from 'zod/mini';
import { ApiToken } from '../../views/api-token.js';
import { PasswordAgain } from '../../views/password-again.js';
import { LIMITS } from '../../views/limits.js';
import { API_TOKEN_DAYS, SCOPES } from '../../views/scopes.js';
import { Id, text } from '../../views/text.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';

/** No API token opens these: who has one could make another. */
export const apiTokenRoutes = {
  apiTokens: route({
    ...addresses.apiTokens,
    who: 'user',
    scope: null,
    summary: 'The own API tokens, newest first, never their texts',
    answer: z.object({ tokens: z.array(ApiToken) }),
    reads: ['tokens'],
  }),
  makeApiToken: route({
    ...addresses.makeApiToken,
    who: 'user',
    scope: null,
    summary:
      'Make an API token; its text is in this answer and nowhere else. Needs the password, or a sign-in of the last five minutes',
    body: z.strictObject({
      name: text(1, LIMITS.apiTokenNameLength),
      scopes: z
        .array(z.enum(SCOPES))
        .check(z.minLength(1, { error: 'choose at least one scope' }), z.maxLength(SCOPES.length)),
      days: z.literal(API_TOKEN_DAYS, { error: `is one of ${API_TOKEN_DAYS.join(', ')}` }),
      password: z.optional(PasswordAgain),
    }),
    answer: z.object({ token: z.string(), apiToken: ApiToken, readAfter: z.string() }),
    problems: [403, 409, 422],
  }),
  revokeApiToken: route({
    ...addresses.revokeApiToken,
    who: 'user',
    scope: null,
    whileSuspended: true,
    summary: 'End an API token at once, for good',
    body: z.strictObject({ tokenId: Id }),
    answer: z.object({ tokenId: z.string(), revoked: z.literal(true), readAfter: z.string() }),
    problems: [404],
  }),
};
