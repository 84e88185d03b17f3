import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BOX_ENVIRONMENT } from './box.js';

const run = promisify(execFile);
const known = new Map<string, Promise<string>>();
const TELL_MS = 10_000;

async function ask(ffmpeg: string): Promise<string> {
  try {
    const { stdout } = await run(ffmpeg, ['-hide_banner', '-filters'], { env: BOX_ENVIRONMENT, timeout: TELL_MS });
    return stdout;
  } catch {
    return '';
  }
}

/** Whether a program has all of these filters; asked once for each program. False when it does not tell. */
export async function hasFilters(ffmpeg: string, names: readonly string[]): Promise<boolean> {
  const told = known.get(ffmpeg) ?? ask(ffmpeg);
  known.set(ffmpeg, told);
  const lines = await told;
  return names.every((name) => new RegExp(`^ *[\\w.|]+ +${name} `, 'm').test(lines));
}
