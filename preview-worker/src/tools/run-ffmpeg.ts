import { FfmpegError } from '../errors.js';
import { createProgressReporter } from './progress.js';
import { lastWords, runTool } from './run-tool.js';
import type { ToolLimits } from './tool-limits.js';

export interface FfmpegRun extends ToolLimits {
  /** Path of the program. */
  readonly ffmpeg: string;
  /** Length of the longest output, for the percentage. */
  readonly durationSeconds: number;
  /** Whole percents, rising, at most four a second, 100 last and only on success. */
  readonly onProgress?: (percent: number) => void;
}

/** ffmpeg says a few hundred bytes of progress twice a second. */
const PROGRESS_LIMIT_BYTES = 4 * 1024 * 1024;

/**
 * Runs ffmpeg with an argument array. Returns the number of pictures in the first output.
 * @throws FfmpegError with the reason for people
 */
export async function runFfmpeg(args: readonly string[], run: FfmpegRun): Promise<{ readonly frames: number }> {
  const progress = createProgressReporter(run.durationSeconds, (percent) => run.onProgress?.(percent));
  const common = ['-hide_banner', '-nostdin', '-y', '-v', 'error', '-nostats', '-progress', 'pipe:1'];
  // Processor seconds, kept by the system itself: an end even if this process is gone.
  const backstop = ['-timelimit', String(Math.ceil(run.timeLimitMs / 1000) * 4)];
  const { status, stderr } = await runTool({
    ...run,
    path: run.ffmpeg,
    args: [...common, ...backstop, ...args],
    stdoutLimitBytes: PROGRESS_LIMIT_BYTES,
    onStdout: (text) => {
      progress.read(text);
    },
  });
  if (status !== 0) throw new FfmpegError('failed', lastWords(stderr) || 'The video could not be worked on.');
  progress.finish();
  return { frames: progress.frames() };
}
