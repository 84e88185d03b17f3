import { FRAMES_PER_SECOND, previewPart } from '@combolab/contracts';
import type { VideoFacts } from '../probe/video-facts.js';
import { SHEET_SIDE, sheetLayout, type SheetLayout } from './scrub-sheet.js';

export interface PlannedPicture {
  /** File name in the output folder. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

export interface PlannedRendition extends PlannedPicture {
  /** x264 constant rate factor. */
  readonly quality: number;
  /** Most bits per second. */
  readonly maxRate: number;
}

export interface PreviewPlan {
  /** The study rendition first, smaller ones after it. */
  readonly renditions: readonly PlannedRendition[];
  /** A few muted seconds for cards; frames are those of the study rendition. */
  readonly preview: PlannedPicture & { readonly fromFrame: number; readonly toFrame: number };
  readonly thumbnail: PlannedPicture & { readonly frame: number };
  /** Pictures of the whole clip in one, for the seek bar; the size is that of one of them. */
  readonly scrub: PlannedPicture & SheetLayout;
  /** Frames of the study rendition, at 60 a second. */
  readonly frames: number;
}

/** Frames per second of every rendition. */
export const STUDY_FPS = FRAMES_PER_SECOND;

const STUDY = { long: 1920, short: 1080, quality: 20, maxRate: 12_000_000 };
const SMALLER = [
  { long: 1280, short: 720, quality: 22, maxRate: 6_000_000 },
  { long: 854, short: 480, quality: 23, maxRate: 3_000_000 },
];

/**
 * What will be made of a clip: sizes, names and which frames.
 * @param pictureFrame whose picture stands for the clip; past its end the last, a third of it where absent
 */
export function planPreview(facts: VideoFacts, pictureFrame?: number): PreviewPlan {
  const frames = Math.max(1, Math.round(facts.durationSeconds * STUDY_FPS));
  const part = previewPart(frames);
  const smaller = SMALLER.filter(({ long, short }) => fit(facts, long, short).scale < 1);
  return {
    renditions: [STUDY, ...smaller].map((size) => rendition(facts, size)),
    preview: {
      file: 'preview.mp4',
      ...sizeWithin(facts, 426, 240),
      fromFrame: part.from,
      toFrame: part.to,
    },
    thumbnail: {
      file: 'thumbnail.jpg',
      ...sizeWithin(facts, 640, 640),
      frame: Math.min(frames - 1, pictureFrame ?? Math.floor(frames / 3)),
    },
    scrub: { file: 'scrub.jpg', ...sheetLayout(frames, sizeWithin(facts, SHEET_SIDE, SHEET_SIDE)) },
    frames,
  };
}

function rendition(facts: VideoFacts, { long, short, quality, maxRate }: typeof STUDY): PlannedRendition {
  const size = sizeWithin(facts, long, short);
  return { file: `study-${String(Math.min(size.width, size.height))}.mp4`, ...size, quality, maxRate };
}

function fit({ width, height }: Shown, long: number, short: number): { scale: number } {
  return { scale: Math.min(1, long / Math.max(width, height), short / Math.min(width, height)) };
}

/** Sides of pictures as shown, pixels. */
type Shown = Pick<VideoFacts, 'width' | 'height'>;

/** Never larger than the source; both sides even, as 4:2:0 wants. */
export function sizeWithin(facts: Shown, long: number, short: number): { width: number; height: number } {
  const { scale } = fit(facts, long, short);
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { width: even(facts.width), height: even(facts.height) };
}
