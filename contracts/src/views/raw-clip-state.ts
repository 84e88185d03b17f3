import { z } from 'zod/mini';

/**
 * How far the server is with a video that a clip is cut out of. Its grid has 60 frames a second, and its first picture stands on
 * frame 0.
 */
export const RawClipState = z.object({
  state: z.enum(['working', 'ready']),
  /** 0 to 100. */
  percent: z.int(),
  /** Where what was made is played; null until it is ready, and where no copy is needed since the whole is short enough. */
  src: z.nullable(z.string()),
  /** What the video is; null until it was looked at. */
  video: z.nullable(
    z.object({
      /** Of the grid. */
      frames: z.int(),
      /** As shown, in pixels. */
      width: z.int(),
      height: z.int(),
      sound: z.boolean(),
    }),
  ),
  /** Both ends of the part that was cut out, or is being cut out; null while there is none. */
  part: z.nullable(z.object({ from: z.int(), to: z.int() })),
});
export type RawClipState = z.output<typeof RawClipState>;
