import { toneAt as toneOf, type Barcode } from '@combolab/preview-worker/testing/barcode';
import { BITS, BLOCK } from '../samples/barcode.js';

const TOP = 360 - BLOCK;
/** How ffmpeg reads those numbers. */
export const BLOCKS: Barcode = {
  bits: BITS,
  crop: `scale=640:360,crop=${String(BITS * BLOCK)}:${String(BLOCK)}:0:${String(TOP)}`,
};

/**
 * ffmpeg arguments of a source of 640 x 360 whose pictures carry their number (below 1024, then from 0 again), silent but for a tone
 * of 0.3 s.
 * @param rate pictures a second
 * @param toneAt when the tone begins, s
 */
export function numberedInput(rate: string, seconds: number, toneAt: number): string[] {
  const blocks = Array.from({ length: BITS }, (_, bit) => {
    const box = `x=${String(bit * BLOCK)}:y=${String(TOP)}:w=${String(BLOCK)}:h=${String(BLOCK)}:t=fill`;
    const bitIs = `mod(floor(n/${String(2 ** bit)})\\,2)`;
    return `drawbox=${box}:c=white:enable='${bitIs}',drawbox=${box}:c=black:enable='not(${bitIs})'`;
  });
  const ground = `color=c=gray:s=640x360:r=${rate}:d=${String(seconds)}`;
  const pictures = [ground, ...blocks].join(',');
  return ['-f', 'lavfi', '-i', pictures, ...toneOf(toneAt, seconds).split(' ')];
}
