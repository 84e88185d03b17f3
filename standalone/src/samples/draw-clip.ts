import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { sheetFilters } from '@combolab/preview-worker';
import type { SampleCombo } from './sample-combo.js';
import { sampleFiles, type SampleFiles } from './sample-files.js';
import type { DrawPicture } from './drawing-page.js';
import { fightOf, stillOf, thumbnailFrame } from './fight-of.js';
import { sampleSheet } from './seed-samples.js';

const PICTURES = ['-f', 'image2pipe', '-c:v', 'png', '-r', '60', '-i', 'pipe:0'];
const PLAIN = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
const COLORS = 'scale=out_color_matrix=bt709:out_range=tv';
const H264 = [
  '-c:v',
  'libx264',
  '-preset',
  'slower',
  '-tune',
  'animation',
  '-pix_fmt',
  'yuv420p',
  '-bf',
  '0',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
];

const JPEG = ['-frames:v', '1', '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', ...PLAIN, '-update', '1'];

function clipArguments({ study, preview, scrub }: SampleFiles, sample: SampleCombo): string[] {
  return [
    ...PICTURES,
    ...['-vf', COLORS, ...H264, '-crf', '27', '-g', '15', ...PLAIN, '-movflags', '+faststart', study],
    ...[
      '-vf',
      `${COLORS},fps=30,scale=426:240`,
      ...H264,
      '-crf',
      '27',
      '-g',
      '60',
      ...PLAIN,
      '-movflags',
      '+faststart',
      preview,
    ],
    ...['-vf', sheetFilters(sampleSheet(sample)).join(','), ...JPEG, '-q:v', '5', scrub],
  ];
}

/** Who draws, and with what the pictures become clips. */
export interface Drawing {
  readonly draw: DrawPicture;
  readonly ffmpeg: string;
}

/** Draws the clip, the short preview, the thumbnail and the pictures for the seek bar of one sample into its folder. */
export async function drawClip(
  { draw, ffmpeg }: Drawing,
  sample: SampleCombo,
  index: number,
  clips?: string,
): Promise<void> {
  const files = sampleFiles(sample.slug, clips);
  await mkdir(files.folder, { recursive: true });
  const fight = fightOf(sample, index);
  await encode(ffmpeg, clipArguments(files, sample), sample.frames, (frame) => draw(fight, frame));
  await drawStill({ draw, ffmpeg }, sample, index, clips);
}

/** Draws the thumbnail of a sample alone. */
export async function drawStill(
  { draw, ffmpeg }: Drawing,
  sample: SampleCombo,
  index: number,
  clips?: string,
): Promise<void> {
  const { thumbnail } = sampleFiles(sample.slug, clips);
  const still = [...PICTURES, ...JPEG, '-vf', 'scale=640:360', '-q:v', '2', thumbnail];
  await encode(ffmpeg, still, 1, () => draw(stillOf(sample, index), thumbnailFrame(sample), 'still'));
}

async function encode(
  ffmpeg: string,
  args: readonly string[],
  frames: number,
  draw: (frame: number) => Promise<Uint8Array>,
): Promise<void> {
  const child = spawn(ffmpeg, ['-v', 'error', '-y', ...args], { stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const problem = text(child.stderr);
  for (let frame = 0; frame < frames; frame++) {
    if (!child.stdin.write(await draw(frame))) await Promise.race([once(child.stdin, 'drain'), ended]);
  }
  child.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with ${String(status)}: ${await problem}`);
}
