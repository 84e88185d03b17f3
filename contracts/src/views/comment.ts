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
});
export type Comment = z.output<typeof Comment>;
