import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { FfmpegError, type ToolFailure } from '../errors.js';
import { spawnBoxed } from './box.js';
import { track } from './running-tools.js';
import { watchLimits, type ToolLimits } from './tool-limits.js';

export interface ToolRun extends ToolLimits {
  readonly path: string;
  readonly args: readonly string[];
  /** Bytes of standard output after which the program is stopped. */
  readonly stdoutLimitBytes: number;
  /** Called with standard output as it comes. */
  readonly onStdout?: (text: string) => void;
  /** Files it may have open at once; few by default. */
  readonly openFiles?: number;
}

export interface ToolEnd {
  /** Exit status; null when a signal ended it. */
  readonly status: number | null;
  readonly stdout: string;
  /** The last 64 KB of standard error. */
  readonly stderr: string;
}

const STDERR_KEPT = 64 * 1024;
/** Bytes that a program may ask for beside what it uses. */
const ASKED_FOR = 512 * 1024 * 1024;
/** By which signals the system ends a program that went over a limit. */
const BY_SYSTEM: Readonly<Record<string, ToolFailure>> = { SIGXFSZ: 'output', SIGXCPU: 'time' };
/** Processors that a program is granted for all of its time. */
const PROCESSORS = 4;
/** Exit statuses of a launcher whose program cannot be run or is not there. */
const CANNOT_RUN = 126;
const NOT_FOUND = 127;

const STOPPED: Record<Exclude<ToolFailure, 'failed' | 'missing'>, string> = {
  time: 'Reading the video took too long and was stopped.',
  output: 'The result grew too large and was stopped.',
  memory: 'Reading the video took too much memory and was stopped.',
  aborted: 'The work was cancelled.',
};

/**
 * Runs ffmpeg or ffprobe in a box (`box.ts`), at low priority, without input, within limits.
 * @throws FfmpegError when it cannot start or is stopped; an exit status other than 0 is left to the caller
 */
export async function runTool(run: ToolRun): Promise<ToolEnd> {
  if (run.signal?.aborted) throw new FfmpegError('aborted', STOPPED.aborted);
  const child = spawnBoxed(run.path, run.args, {
    processorSeconds: (run.timeLimitMs / 1000) * PROCESSORS,
    // what is resident is watched; the system counts what is asked for, which is more
    memoryBytes: run.memoryLimitBytes === undefined ? undefined : run.memoryLimitBytes * 2 + ASKED_FOR,
    fileBytes: run.outputLimitBytes,
    openFiles: run.openFiles,
  });
  track(child);
  return collect(child, run);
}

function collect(child: ChildProcess, run: ToolRun): Promise<ToolEnd> {
  return new Promise((resolve, reject) => {
    let stdout = '';
    let stderr = '';
    let stoppedBy: ToolFailure | null = null;
    const stop = (reason: ToolFailure) => {
      stoppedBy ??= reason;
      child.kill('SIGKILL');
    };
    const unwatch = child.pid === undefined ? () => undefined : watchLimits(child.pid, run, stop);
    if (child.pid !== undefined) lowerPriority(child.pid);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      run.onStdout?.(text);
      stdout += text;
      if (stdout.length > run.stdoutLimitBytes) stop('output');
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-STDERR_KEPT);
    });
    child.once('error', (error) => {
      unwatch();
      reject(notStarted('code' in error ? String(error.code) : error.name));
    });
    child.once('close', (status, signal) => {
      unwatch();
      stoppedBy ??= BY_SYSTEM[signal ?? ''] ?? null;
      if (stoppedBy !== null && stoppedBy in STOPPED) {
        reject(new FfmpegError(stoppedBy, STOPPED[stoppedBy as keyof typeof STOPPED]));
      } else if (status === CANNOT_RUN || status === NOT_FOUND) {
        reject(notStarted(String(status)));
      } else {
        resolve({ status, stdout, stderr });
      }
    });
  });
}

const notStarted = (why: string): FfmpegError =>
  new FfmpegError('missing', `The video program could not be started (${why}).`);

/** Viewers come first; where the system refuses, the work runs at normal priority. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    return;
  }
}

/** The last line a program said, for people: no paths, no addresses of memory, at most 200 characters. */
export function lastWords(stderr: string): string {
  const lines = stderr.split(/[\r\n]+/).map((line) => line.trim());
  const line = lines.findLast((text) => text !== '') ?? '';
  return line
    .replace(/\[[^\]]* @ 0x[0-9a-f]+\]\s*/gi, '')
    .replace(/(?:file:)?(?:\b[a-z]:(?=[\\/]))?(?:[\\/][^\s:'"]+)+/gi, 'the file')
    .slice(0, 200)
    .trim();
}
