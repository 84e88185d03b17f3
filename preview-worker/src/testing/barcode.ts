import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FfmpegPaths } from '../tools/find-ffmpeg.js';
import { framesOf } from './test-clips.js';

const run = promisify(execFile);

/** Bits of a picture's number, least significant first, as upright stripes from the left; white is 1. */
const BITS = 12;
const HEIGHT = 216;
const MOST_BYTES = 256 * 1024 * 1024;

/** Where the stripes stand in a picture, whatever its size. */
export interface Barcode {
  readonly bits: number;
  /** ffmpeg's filter that leaves the stripes alone. */
  readonly crop: string;
}
const OVER_ALL: Barcode = { bits: BITS, crop: 'null' };

/** ffmpeg arguments of a source whose pictures carry their number. @param stripe its width, px */
export function numbered(rate: string, seconds: number, stripe = 32): string {
  const stripes = Array.from(
    { length: BITS },
    (_, bit) =>
      `drawbox=x=${String(bit * stripe)}:y=0:w=${String(stripe)}:h=${String(HEIGHT)}:c=white:t=fill:enable='mod(floor(n/${String(2 ** bit)})\\,2)'`,
  );
  const black = `color=c=black:s=${String(BITS * stripe)}x${String(HEIGHT)}:r=${rate}:d=${String(seconds)}`;
  return `-f lavfi -i ${[black, ...stripes].join(',')}`;
}

/** ffmpeg arguments of sound that is silent but for a tone of 0.3 s. @param at when it begins, s */
export const toneAt = (at: number, seconds: number): string =>
  `-f lavfi -i aevalsrc=exprs='if(between(t\\,${String(at)}\\,${String(at + 0.3)})\\,0.8*sin(2*PI*1000*t)\\,0)':s=48000:d=${String(seconds)}`;

async function bytesOf(ffmpeg: string, args: readonly string[]): Promise<Buffer> {
  const options = { maxBuffer: MOST_BYTES, encoding: 'buffer' } as const;
  const { stdout } = await run(ffmpeg, ['-v', 'error', '-nostdin', ...args, '-'], options);
  return stdout;
}

/** The numbers of all pictures of a file, in the order they are shown. */
export async function numbersIn({ ffmpeg }: FfmpegPaths, file: string, barcode = OVER_ALL): Promise<number[]> {
  const { bits, crop } = barcode;
  const small = `${crop},scale=${String(bits)}:1:flags=area,format=gray`;
  const gray = await bytesOf(ffmpeg, ['-i', file, '-vf', small, '-an', '-vsync', '0', '-f', 'rawvideo']);
  return Array.from({ length: gray.length / bits }, (_, picture) =>
    [...gray.subarray(picture * bits, (picture + 1) * bits)].reduce(
      (number, tone, bit) => number + (tone > 127 ? 2 ** bit : 0),
      0,
    ),
  );
}

/** Seconds until the first tone of a file; null when it is silent. */
export async function toneIn({ ffmpeg }: FfmpegPaths, file: string): Promise<number | null> {
  const even = 'aresample=48000:async=1:first_pts=0';
  const bytes = await bytesOf(ffmpeg, ['-i', file, '-vn', '-af', even, '-ac', '1', '-f', 's16le']);
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 2));
  const first = samples.findIndex((sample) => Math.abs(sample) > 3000);
  return first < 0 ? null : first / 48_000;
}

/** The number of the picture that each frame of the grid of 60 shows, by the times of the file itself. */
export async function gridOf(tools: FfmpegPaths, file: string, barcode = OVER_ALL): Promise<number[]> {
  const [shown, numbers] = await Promise.all([framesOf(tools, file), numbersIn(tools, file, barcode)]);
  const first = shown[0]?.time ?? 0;
  const grid: number[] = [];
  // times are told in millionths: what lies in the middle goes up
  for (const [i, { time }] of shown.entries()) {
    const frame = Math.round((time - first) * 60 + 0.001);
    while (grid.length < frame) grid.push(grid.at(-1) ?? 0);
    grid[frame] = numbers[i] ?? -1;
  }
  return grid;
}
