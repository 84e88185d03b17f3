import { join } from 'node:path';
import { findFfmpeg, runFfmpeg } from '@combolab/preview-worker';

/** Pictures of each clip. At 59.94 a second the count of pictures and of sixtieths differ by less than half up to here. */
export const CLIP_FRAMES = 480;

/** One clip in the ways that files of players come: as cameras, capture cards and editors write them. */
export const ENCODES = [
  { name: 'B-frames, groups of 60', rate: '60', output: ['-g', '60', '-bf', '3'] },
  { name: 'groups of 15', rate: '60', output: ['-g', '15', '-bf', '0'] },
  { name: 'all intra', rate: '60', output: ['-g', '1'] },
  { name: '59.94 a second', rate: '60000/1001', output: ['-g', '60', '-bf', '3'] },
] as const;

export type Encode = (typeof ENCODES)[number];

/** Ten bits of the picture's number along the bottom edge, lowest first. */
const BARCODE = "geq=lum='if(mod(floor(N/pow(2,floor(X/12))),2),235,16)':cb=128:cr=128";

/** Draws a moving clip of 640 x 360 whose every picture carries its number. @returns its path */
export async function drawEncode(folder: string, { rate, output }: Encode): Promise<string> {
  const file = join(folder, `${output.join('')}-${rate.replace('/', '-')}.mp4`);
  const { ffmpeg } = await findFfmpeg();
  const of = (source: string, size: string) => ['-f', 'lavfi', '-i', `${source}s=${size}:r=${rate}:d=9`];
  await runFfmpeg(
    [
      ...[...of('testsrc2=', '640x360'), ...of('color=black:', '120x12')],
      ...['-filter_complex', `[1]${BARCODE}[code];[0][code]overlay=0:348`, '-frames:v', String(CLIP_FRAMES)],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', ...output, '-movflags', '+faststart', file],
    ],
    { ffmpeg, durationSeconds: CLIP_FRAMES / 60, timeLimitMs: 240_000 },
  );
  return file;
}
