/** Bits of the frame number, least significant first, from the left along the bottom edge; light is 1. */
export const BITS = 10;
/** Side of a block in a picture of 640 x 360, pixels. */
export const BLOCK = 6;
/** Greys of 0 and 1: far enough apart for any codec, and both the dark of the foot of the picture for who looks at the clip. */
export const TONES = ['rgb(12, 14, 20)', 'rgb(54, 57, 63)'] as const;
/** Greys above which a bit is 1: of the sample clips, and of clips that are made for tests, whose bits are black and white. */
export const LIGHT = { quiet: 33, plain: 110 } as const;

/**
 * Reads the number of a frame (0 to 1023) from a picture of a sample clip, of any size.
 * @param gray one byte a pixel
 */
export function readBarcode(gray: Uint8Array, width: number, height: number): number {
  const block = (BLOCK * width) / 640;
  const y = Math.min(height - 1, Math.round(height - block / 2));
  const greys = Array.from({ length: BITS }, (_, bit) => gray[y * width + Math.floor((bit + 0.5) * block)] ?? 0);
  const light = Math.max(...greys) > LIGHT.plain ? LIGHT.plain : LIGHT.quiet;
  return greys.reduce((frame, grey, bit) => frame | (grey > light ? 1 << bit : 0), 0);
}
