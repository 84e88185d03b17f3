import { z } from 'zod/mini';

/** How pictures of a clip are laid out in one: row by row, every `step`th frame from 0. */
const layout = {
  /** Size of one picture in pixels. */
  width: z.int(),
  height: z.int(),
  /** Pictures side by side. */
  columns: z.int(),
  /** Pictures in all. */
  count: z.int(),
  /** Frames from one picture to the next. */
  step: z.int(),
};

/** Pictures of a clip for its seek bar, by blob key. */
export const StoredScrubSheet = z.object({ key: z.string(), ...layout });
export type StoredScrubSheet = z.output<typeof StoredScrubSheet>;

/** Pictures of a clip for its seek bar, by address. */
export const ScrubSheet = z.object({ src: z.string(), ...layout });
export type ScrubSheet = z.output<typeof ScrubSheet>;
