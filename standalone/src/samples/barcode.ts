/** Bits of the frame number, least significant first, from the left along the bottom edge; light is 1. */
export const BITS = 10;
/** Side of a block in a picture of 640 x 360, pixels. */
export const BLOCK = 6;
/** Greys of 0 and 1: far enough apart for any codec, quiet enough for who looks at the clip. */
export const TONES = ['rgb(12, 14, 20)', 'rgb(205, 208, 214)'] as const;

/**
 * Reads the number of a frame (0 to 1023) from a picture of a sample clip, of any size.
 * @param gray one byte a pixel
 */
export function readBarcode(gray: Uint8Array, width: number, height: number): number {
  const block = (BLOCK * width) / 640;
  const y = Math.min(height - 1, Math.round(height - block / 2));
  let frame = 0;
  for (let bit = 0; bit < BITS; bit++) {
    const x = Math.floor((bit + 0.5) * block);
    if ((gray[y * width + x] ?? 0) > 110) frame |= 1 << bit;
  }
  return frame;
}
