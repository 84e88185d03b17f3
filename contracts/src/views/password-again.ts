import { z } from 'zod/mini';

/** The own password, where a token alone is not enough. It is compared as it is: neither trimmed nor checked. */
export const PasswordAgain = z.string().check(z.maxLength(128));
