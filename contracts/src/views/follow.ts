import { z } from 'zod/mini';
import { AuthorData } from './combo.js';
import { Time } from './text.js';

/** Somebody that a user follows. */
export const FollowedAuthor = z.object({ author: AuthorData, since: Time });
export type FollowedAuthor = z.output<typeof FollowedAuthor>;
