import { z } from 'zod/mini';
import { PasswordAgain } from '../../views/password-again.js';
import { Id, text } from '../../views/text.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';

export const accountRoutes = {
  exportAccount: route({
    ...addresses.exportAccount,
    who: 'user',
    scope: null,
    summary: 'Everything of the own account as one zip archive: JSON documents, clips and pictures',
    answer: z.string(),
    answerType: 'application/zip',
    reads: [
      ...(['combos', 'tallies', 'comments', 'previews', 'favorites', 'follows', 'lists'] as const),
      ...(['guides', 'users', 'searches', 'tokens', 'notifications', 'practice', 'moderation'] as const),
    ],
  }),
  deleteAccount: route({
    ...addresses.deleteAccount,
    who: 'user',
    scope: null,
    whileSuspended: true,
    summary:
      'End the own account for good; its e-mail is typed once more, so that it never happens by accident, and the password, or a sign-in of the last five minutes, shows who asks',
    body: z.strictObject({ userId: z.optional(Id), email: text(1, 320), password: z.optional(PasswordAgain) }),
    answer: z.object({ userId: z.string(), deleted: z.literal(true) }),
    problems: [403, 422],
  }),
};
