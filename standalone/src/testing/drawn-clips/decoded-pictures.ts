import { spawn } from 'node:child_process';
import type { FfmpegPaths } from '@combolab/preview-worker';

/**
 * Every picture of a video in the order they are shown, as brightness: a byte for each pixel, row by row. None is left out
 * or shown twice to keep a rate.
 * @throws Error when it cannot be decoded
 */
export async function* decodedPictures(
  { ffmpeg }: FfmpegPaths,
  file: string,
  width: number,
  height: number,
): AsyncGenerator<Buffer> {
  const filters = `scale=${String(width)}:${String(height)}:flags=area,format=gray`;
  const args = ['-v', 'error', '-nostdin', '-i', file, '-an', '-vf', filters, '-vsync', '0', '-f', 'rawvideo', '-'];
  const decoder = spawn(ffmpeg, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => decoder.once('close', resolve));
  const size = width * height;
  let parts: Buffer[] = [];
  let held = 0;
  for await (const part of decoder.stdout as AsyncIterable<Buffer>) {
    parts.push(part);
    held += part.length;
    if (held < size) continue;
    const all = Buffer.concat(parts);
    const whole = Math.floor(held / size) * size;
    for (let at = 0; at < whole; at += size) yield all.subarray(at, at + size);
    parts = [all.subarray(whole)];
    held -= whole;
  }
  const code = await ended;
  if (code !== 0 || held > 0) throw new Error(`the video could not be decoded: ${String(code)}`);
}
