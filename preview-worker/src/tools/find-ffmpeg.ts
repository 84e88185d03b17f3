import { constants } from 'node:fs';
import { access, chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { FfmpegError } from '../errors.js';

/** Absolute paths of the two programs. */
export interface FfmpegPaths {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

const require = createRequire(import.meta.url);
const suffix = process.platform === 'win32' ? '.exe' : '';

/**
 * Finds the two programs: `FFMPEG_PATH` and `FFPROBE_PATH`, then PATH, then the builds installed with the product
 * (made executable when their install script was blocked).
 * @throws FfmpegError `missing`
 */
export async function findFfmpeg(env: NodeJS.ProcessEnv = process.env): Promise<FfmpegPaths> {
  const ffmpeg = await find('ffmpeg', env['FFMPEG_PATH'], env['PATH'], '@ffmpeg-installer/ffmpeg');
  const ffprobe = await find('ffprobe', env['FFPROBE_PATH'], env['PATH'], '@ffprobe-installer/ffprobe');
  return { ffmpeg, ffprobe };
}

async function find(name: string, chosen: string | undefined, searchPath = '', installer: string): Promise<string> {
  if (chosen) {
    if (await isExecutable(chosen)) return chosen;
    throw new FfmpegError('missing', `${name.toUpperCase()}_PATH does not name a program that can be run.`);
  }
  for (const folder of searchPath.split(delimiter).filter((part) => part !== '')) {
    const path = join(folder, name + suffix);
    if (await isExecutable(path)) return path;
  }
  return installed(name, installer);
}

async function installed(name: string, installer: string): Promise<string> {
  try {
    const { path } = require(installer) as { path: string };
    if (!(await isExecutable(path))) await chmod(path, 0o755);
    return path;
  } catch (error) {
    throw new FfmpegError('missing', `${name} is neither on PATH nor installed with the product (${String(error)}).`);
  }
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
