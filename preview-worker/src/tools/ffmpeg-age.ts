import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BOX_ENVIRONMENT } from './box.js';
import type { FfmpegPaths } from './find-ffmpeg.js';

const run = promisify(execFile);

/** The oldest release that nothing is said about. */
const CURRENT = '7.0';
/** Its libavcodec, which builds between releases tell too, unlike a number of a release. */
const CURRENT_LIBAVCODEC = 61;
/** Longest time in which a program tells its version, in ms. */
const TELL_MS = 10_000;

interface Age {
  /** As the program calls itself. */
  readonly version: string;
  readonly isOld: boolean;
}

const ages = new Map<string, Promise<Age>>();

/** Asked once for each program. */
function ageOf(path: string): Promise<Age> {
  const known = ages.get(path) ?? ask(path);
  ages.set(path, known);
  return known;
}

async function ask(path: string): Promise<Age> {
  try {
    const { stdout } = await run(path, ['-version'], { env: BOX_ENVIRONMENT, timeout: TELL_MS });
    const version = /^ff\w+ version (\S+)/.exec(stdout)?.[1] ?? 'of a version it does not tell';
    const libavcodec = Number(/^libavcodec\s+(\d+)\./m.exec(stdout)?.[1] ?? 0);
    return { version, isOld: libavcodec < CURRENT_LIBAVCODEC };
  } catch (error) {
    return { version: `which does not tell its version (${(error as Error).message.trim()})`, isOld: true };
  }
}

/** What an operator should know of the age of the two programs, in words; null when both are current. */
export async function ffmpegLacks(paths: FfmpegPaths): Promise<string | null> {
  const asked = (['ffmpeg', 'ffprobe'] as const).map(async (name) => {
    const path = paths[name];
    return { name, path, ...(await ageOf(path)) };
  });
  const old = (await Promise.all(asked)).filter(({ isOld }) => isOld);
  if (old.length === 0) return null;
  const named = old.map(({ name, version, path }) => `${name} ${version} (${path})`).join(' and ');
  return `clips of strangers are read by old programs: ${named}. Install ffmpeg ${CURRENT} or newer, or name one by FFMPEG_PATH and FFPROBE_PATH`;
}
