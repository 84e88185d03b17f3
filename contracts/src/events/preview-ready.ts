import { z } from 'zod/mini';
import { StoredScrubSheet } from '../views/scrub-sheet.js';
import { defineEvent } from './event.js';

/** One playable file of the clip, by blob key. */
export const StoredRendition = z.object({ key: z.string(), width: z.int(), height: z.int() });

/** Renditions, short preview and thumbnail of this generation exist. */
export const PreviewReady = defineEvent('preview.ready', {
  data: z.object({
    comboId: z.string(),
    generation: z.int(),
    /** Largest first; never empty. */
    renditions: z.array(StoredRendition),
    previewKey: z.string(),
    thumbnailKey: z.string(),
    /** Absent from previews made before there were any. */
    scrub: z.optional(StoredScrubSheet),
    /** Length in frames of 1/60 s. */
    frames: z.int(),
    /** Whether there is anything to hear. Absent from previews made before sound was brought to one loudness. */
    sound: z.optional(z.boolean()),
  }),
  example: {
    comboId: 'c1',
    generation: 1,
    renditions: [{ key: 'combos/c1/1-1/study-720.mp4', width: 1280, height: 720 }],
    previewKey: 'combos/c1/1-1/preview.mp4',
    thumbnailKey: 'combos/c1/1-1/thumbnail.jpg',
    scrub: { key: 'combos/c1/1-1/scrub.jpg', width: 120, height: 68, columns: 10, count: 60, step: 2 },
    frames: 120,
    sound: true,
  },
  upcasts: [(old) => old],
});
