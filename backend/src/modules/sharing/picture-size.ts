/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const even = (side: number): number => Math.max(2, 2 * Math.round(side / 2));

/** The same shape with no side longer than the largest sides allow and never larger than it was; sides are even. */
export function fitted({ width, height }: Size, largest: Size): Size {
  const scale = Math.min(1, largest.width / width, largest.height / height);
  return { width: even(width * scale), height: even(height * scale) };
}

/** Longest side of the picture of a clip, in pixels. */
const THUMBNAIL_SIDE = 640;

/** Sides of a clip's thumbnail, as the preview worker makes it. */
export const thumbnailSize = (clip: Size): Size => fitted(clip, { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE });
