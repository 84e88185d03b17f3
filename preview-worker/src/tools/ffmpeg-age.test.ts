import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpegLacks } from './ffmpeg-age.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ages-'));
});
afterAll(() => rm(folder, { recursive: true }));

let made = 0;
/** A program that says this when it is asked for its version. */
async function program(says: string): Promise<string> {
  const path = join(folder, `program-${String((made += 1))}`);
  await writeFile(path, `#!/bin/sh\n[ "$1" = -version ] && cat <<'END'\n${says}\nEND\n`);
  await chmod(path, 0o755);
  return path;
}
const of = (name: string, version: string, libavcodec: string): Promise<string> =>
  program(
    `${name} version ${version} Copyright (c) the FFmpeg developers\nlibavutil      1.\nlibavcodec     ${libavcodec}`,
  );
const oldFfmpeg = () => of('ffmpeg', 'N-47683-g0e8eb07980-static', '58. 42.100 / 58. 42.100');
const newFfmpeg = () => of('ffmpeg', 'n7.0-7-gd38bf5e08e-20240407', '61.  3.100 / 61.  3.100');
const newFfprobe = () => of('ffprobe', '8.0.1', '62. 11.100 / 62. 11.100');

it('says nothing of current programs, releases or not', async () => {
  expect(await ffmpegLacks({ ffmpeg: await newFfmpeg(), ffprobe: await newFfprobe() })).toBeNull();
});

it('names the program that is old, and what to do', async () => {
  const ffmpeg = await oldFfmpeg();
  const said = await ffmpegLacks({ ffmpeg, ffprobe: await newFfprobe() });
  expect(said).toContain(`ffmpeg N-47683-g0e8eb07980-static (${ffmpeg}). Install ffmpeg 7.0 or newer`);
  expect(said).not.toContain('ffprobe ');
});

it('names both, and one that says nothing of itself or cannot be run', async () => {
  const ffprobe = await of('ffprobe', '6.1.1', '60. 31.102 / 60. 31.102');
  expect(await ffmpegLacks({ ffmpeg: await oldFfmpeg(), ffprobe })).toMatch(
    /ffmpeg N-47683\S+ .* and ffprobe 6\.1\.1 /,
  );
  const silent = await program('hello');
  expect(await ffmpegLacks({ ffmpeg: silent, ffprobe: await newFfprobe() })).toContain('ffmpeg of a version it does');
  const gone = join(folder, 'gone');
  expect(await ffmpegLacks({ ffmpeg: gone, ffprobe: await newFfprobe() })).toContain('does not tell its version');
});
