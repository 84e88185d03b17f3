import type { Canvas } from './canvas.js';

/** Bits of the frame number, least significant first, from the left along the bottom edge; white is 1. */
const BITS = 10;
/** Side of a block at 640 x 360, pixels. */
const BLOCK = 12;

/** Draws the number of a frame (0 to 1023) for machines. */
export function drawBarcode(canvas: Canvas, frame: number): void {
  for (let bit = 0; bit < BITS; bit++) {
    const tone = (frame >> bit) & 1 ? 255 : 0;
    for (let y = canvas.height - BLOCK; y < canvas.height; y++) {
      const from = (y * canvas.width + bit * BLOCK) * 3;
      canvas.bytes.fill(tone, from, from + BLOCK * 3);
    }
  }
}

/**
 * Reads the number back from a picture of any size of the same shape.
 * @param gray one byte a pixel
 */
export function readBarcode(gray: Uint8Array, width: number, height: number): number {
  const scale = width / 640;
  const y = Math.round(height - (BLOCK * scale) / 2);
  let frame = 0;
  for (let bit = 0; bit < BITS; bit++) {
    const x = Math.round((bit + 0.5) * BLOCK * scale);
    if ((gray[y * width + x] ?? 0) > 127) frame |= 1 << bit;
  }
  return frame;
}
