import { BITS, BLOCK } from '../samples/barcode.js';

const TOP = 360 - BLOCK;

/**
 * ffmpeg arguments of a source of 640 x 360 whose pictures carry their number (below 1024, then from 0 again), with a tone all along.
 * @param rate pictures a second
 */
export function numberedInput(rate: string, seconds: number): string[] {
  const blocks = Array.from({ length: BITS }, (_, bit) => {
    const box = `x=${String(bit * BLOCK)}:y=${String(TOP)}:w=${String(BLOCK)}:h=${String(BLOCK)}:t=fill`;
    const bitIs = `mod(floor(n/${String(2 ** bit)})\\,2)`;
    return `drawbox=${box}:c=white:enable='${bitIs}',drawbox=${box}:c=black:enable='not(${bitIs})'`;
  });
  const ground = `color=c=gray:s=640x360:r=${rate}:d=${String(seconds)}`;
  const pictures = [ground, ...blocks].join(',');
  const tone = `sine=frequency=660:sample_rate=48000:duration=${String(seconds)}`;
  return ['-f', 'lavfi', '-i', pictures, '-f', 'lavfi', '-i', tone];
}
