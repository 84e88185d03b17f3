import { z } from 'zod/mini';
import { defineEvent } from './event.js';
import { StoredRendition } from './preview-ready.js';

/**
 * A part of this generation that viewers need before the others exists: first the thumbnail, then, where no browser plays
 * the original, something playable. The rest comes with `preview.ready`, or not at all: this stays.
 */
export const PreviewStaged = defineEvent('preview.staged', {
  data: z.object({
    comboId: z.string(),
    generation: z.int(),
    thumbnailKey: z.optional(z.string()),
    rendition: z.optional(StoredRendition),
  }),
  example: { comboId: 'c1', generation: 1, thumbnailKey: 'combos/c1/thumbnail-1-1/thumbnail.jpg' },
});
