import { z } from 'zod/mini';
import { LIMITS } from '../views/limits.js';
import { text } from '../views/text.js';
import { MAX_FRAME } from './action.js';

/** What the author says to one frame of the clip. */
export const FrameNote = z.strictObject({
  frame: z.int().check(z.minimum(0), z.maximum(MAX_FRAME)),
  text: text(1, LIMITS.noteLength),
});
export type FrameNote = z.output<typeof FrameNote>;
export const FrameNotes = z.array(FrameNote).check(z.maxLength(LIMITS.notes));

/** A note as it is answered. */
export const ShownNote = z.object({ frame: z.int(), text: z.string() });
