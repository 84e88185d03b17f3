import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** Folder of the drawn clips. */
export const SAMPLE_CLIPS = fileURLToPath(new URL('../../samples/clips', import.meta.url));

export interface SampleFiles {
  readonly folder: string;
  /** 960 x 540, H.264, constant 60 fps, groups of at most 15. */
  readonly study: string;
  /** Muted, a few seconds, 426 x 240. */
  readonly preview: string;
  /** 640 x 360 JPEG. */
  readonly thumbnail: string;
  /** Pictures of 120 x 68 for the seek bar, laid out as the preview worker does. */
  readonly scrub: string;
}

/** Where the drawn files of a sample are (or will be). */
export function sampleFiles(slug: string, clips = SAMPLE_CLIPS): SampleFiles {
  const folder = join(clips, slug);
  return {
    folder,
    study: join(folder, 'study.mp4'),
    preview: join(folder, 'preview.mp4'),
    thumbnail: join(folder, 'thumbnail.jpg'),
    scrub: join(folder, 'scrub.jpg'),
  };
}
