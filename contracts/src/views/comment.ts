import { z } from 'zod/mini';
import { AuthorData } from './combo.js';
import { Time } from './text.js';

export const Comment = z.object({
  _id: z.string(),
  comboId: z.string(),
  userId: z.string(),
  text: z.string(),
  authorData: z.array(AuthorData),
  createdAt: Time,
  /** When its author last wrote it anew; absent when never. */
  editedAt: z.optional(Time),
  /** An admin took it out of sight: only its author and admins are answered. */
  hidden: z.exactOptional(z.literal(true)),
  /** Frame of the clip it is about; absent when it is about the whole. */
  frame: z.optional(z.int()),
  /** Id of the comment it answers; absent when it answers none. */
  parentId: z.optional(z.string()),
});
export type Comment = z.output<typeof Comment>;
