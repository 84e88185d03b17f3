import { execFile } from 'node:child_process';
import { open, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg, type FfmpegPaths } from '../tools/find-ffmpeg.js';

const run = promisify(execFile);

export interface TestClips extends AsyncDisposable {
  readonly folder: string;
  readonly tools: FfmpegPaths;
  /** A path in the folder. */
  path(name: string): string;
  /** Draws a clip; `input` and `output` are ffmpeg arguments before and after the test picture. */
  draw(name: string, input: string, output: string): Promise<string>;
  /** Copies the first part of a file, 0 to 1. */
  cut(name: string, from: string, part: number): Promise<string>;
  write(name: string, content: string | Uint8Array): Promise<string>;
  /** Copies an MP4 of one track that is to be shown turned by 90 degrees, as phones record. */
  turn(name: string, from: string): Promise<string>;
}

/** Bytes of a track's header, version 0, between its name and its matrix. */
const BEFORE_MATRIX = 40;
/** x' = -y, y' = x; fixed point. */
const QUARTER_TURN = [0, 0x1_0000, 0, 0xffff_0000, 0, 0, 0, 0, 0x4000_0000];

/** Writes the matrix of the first track itself: how ffmpeg is told to has changed between its versions. */
function turned(mp4: Buffer): Buffer {
  const header = mp4.indexOf('tkhd');
  if (header < 0 || mp4[header + 4] !== 0) throw new Error('no header of a track, version 0');
  for (const [i, value] of QUARTER_TURN.entries()) mp4.writeUInt32BE(value, header + 4 + BEFORE_MATRIX + i * 4);
  return mp4;
}

/** Real clips in a temporary folder, drawn by ffmpeg. */
export async function openTestClips(): Promise<TestClips> {
  const tools = await findFfmpeg();
  const folder = await mkdtemp(join(tmpdir(), 'clips-'));
  const path = (name: string) => join(folder, name);
  return {
    folder,
    tools,
    path,
    async draw(name, input, output) {
      const words = (text: string) => text.split(' ').filter((word) => word !== '');
      await run(tools.ffmpeg, ['-v', 'error', '-nostdin', '-y', ...words(input), ...words(output), path(name)]);
      return path(name);
    },
    async cut(name, from, part) {
      const handle = await open(from, 'r');
      try {
        const bytes = await handle.readFile();
        await writeFile(path(name), bytes.subarray(0, Math.floor(bytes.length * part)));
      } finally {
        await handle.close();
      }
      return path(name);
    },
    async write(name, content) {
      await writeFile(path(name), content);
      return path(name);
    },
    async turn(name, from) {
      await writeFile(path(name), turned(await readFile(from)));
      return path(name);
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

export interface ShownFrame {
  /** Seconds. */
  readonly time: number;
  readonly key: boolean;
}

/** Every picture of a file as ffprobe shows it. */
export async function framesOf(tools: FfmpegPaths, file: string): Promise<readonly ShownFrame[]> {
  const args = [
    '-v',
    'error',
    '-select_streams',
    'v:0',
    '-show_entries',
    'frame=pts_time,key_frame',
    '-of',
    'json',
    file,
  ];
  const { stdout } = await run(tools.ffprobe, args, { maxBuffer: 32 * 1024 * 1024 });
  const { frames } = JSON.parse(stdout) as { frames: { pts_time: string; key_frame: number }[] };
  return frames.map((frame) => ({ time: Number(frame.pts_time), key: frame.key_frame === 1 }));
}

/** ffprobe's description of a file. */
export async function describeFile(tools: FfmpegPaths, file: string) {
  const { stdout } = await run(tools.ffprobe, [
    '-v',
    'error',
    '-show_format',
    '-show_streams',
    '-show_chapters',
    '-of',
    'json',
    file,
  ]);
  return JSON.parse(stdout) as {
    format: { tags?: Record<string, string> };
    chapters: unknown[];
    streams: {
      codec_type: string;
      codec_name: string;
      width?: number;
      height?: number;
      start_time: string;
      r_frame_rate: string;
      tags?: Record<string, string>;
    }[];
  };
}

/** Largest number of pictures from one key picture to the next. */
export function longestGroup(frames: readonly ShownFrame[]): number {
  let longest = 0;
  let since = 0;
  for (const frame of frames) {
    since = frame.key ? 1 : since + 1;
    longest = Math.max(longest, since);
  }
  return longest;
}
