import { z } from 'zod/mini';
import { Time } from './text.js';

/** Why a file is uploaded before its combo is shared. */
export const UPLOAD_KINDS = ['draft', 'phone'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** A file that its owner has sent, or is sending, for a combo to come. */
export const Upload = z.object({
  _id: z.string(),
  /** Of the file, as its owner has it; '' when it was not said. */
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Bytes that the server has for good. */
  received: z.int(),
  kind: z.enum(UPLOAD_KINDS),
  createdAt: Time,
  /** It is removed then unless a combo has taken it. */
  expiresAt: Time,
  /** Once it is whole: where it can be played, and what `videoFile` of add-combo names. Who knows it can play it. */
  videoFile: z.nullable(z.string()),
});
export type Upload = z.output<typeof Upload>;
