import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';

/** Niceness of the preview worker, so that both compete alike. */
const NICENESS = 10;

/** ffmpeg and nothing else, in ms. @throws Error when it fails */
export async function runBareFfmpeg(ffmpeg: string, args: readonly string[]): Promise<number> {
  const start = performance.now();
  const child = spawn(ffmpeg, ['-hide_banner', '-nostdin', '-y', '-v', 'error', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (child.pid !== undefined) setPriority(child.pid, NICENESS);
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`void: ffmpeg ended with ${String(code)}`);
  return performance.now() - start;
}
