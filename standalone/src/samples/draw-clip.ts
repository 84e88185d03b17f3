import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { sheetFilters } from '@combolab/preview-worker';
import type { SampleCombo } from './sample-combo.js';
import { sampleFiles, type SampleFiles } from './sample-files.js';
import { CLIP_HEIGHT, CLIP_WIDTH, drawFrame } from './scene/draw-frame.js';
import { sceneOf, thumbnailFrame } from './scene/scene-of.js';
import { sampleSheet } from './seed-samples.js';

const RAW = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${String(CLIP_WIDTH)}x${String(CLIP_HEIGHT)}`,
  '-r',
  '60',
  '-i',
  'pipe:0',
];
const PLAIN = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
const COLORS = 'scale=out_color_matrix=bt709:out_range=tv';
const H264 = [
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
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
    ...RAW,
    ...['-vf', COLORS, ...H264, '-crf', '22', '-g', '15', ...PLAIN, '-movflags', '+faststart', study],
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

/** Draws the clip, the short preview, the thumbnail and the pictures for the seek bar of one sample into its folder. */
export async function drawClip(ffmpeg: string, sample: SampleCombo, index: number, clips?: string): Promise<void> {
  const files = sampleFiles(sample.slug, clips);
  await mkdir(files.folder, { recursive: true });
  const scene = sceneOf(sample, index);
  await encode(ffmpeg, clipArguments(files, sample), sample.frames, (frame) => drawFrame(scene, frame).bytes);
  const still = [...RAW, ...JPEG, '-q:v', '2', files.thumbnail];
  await encode(ffmpeg, still, 1, () => drawFrame(scene, thumbnailFrame(sample)).bytes);
}

async function encode(
  ffmpeg: string,
  args: readonly string[],
  frames: number,
  draw: (frame: number) => Uint8Array,
): Promise<void> {
  const child = spawn(ffmpeg, ['-v', 'error', '-y', ...args], { stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const problem = text(child.stderr);
  for (let frame = 0; frame < frames; frame++) {
    if (!child.stdin.write(draw(frame))) await Promise.race([once(child.stdin, 'drain'), ended]);
  }
  child.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with ${String(status)}: ${await problem}`);
}
