import { readLoudness, type Loudness } from '../plan/loudness.js';
import { loudnessArguments } from '../plan/preview-arguments.js';
import type { VideoFacts } from '../probe/video-facts.js';
import { runTool } from './run-tool.js';
import type { ToolLimits } from './tool-limits.js';

export interface LoudnessRun extends ToolLimits {
  /** Path of ffmpeg. */
  readonly ffmpeg: string;
}

/**
 * Measures the sound that renditions of a clip will have; null where it has none, or none that can be decoded (making
 * the renditions says so then).
 * @throws FfmpegError when it cannot start or is stopped
 */
export async function measureLoudness(facts: VideoFacts, source: string, run: LoudnessRun): Promise<Loudness | null> {
  const args = loudnessArguments(facts, source);
  if (args === null) return null;
  const common = ['-hide_banner', '-nostdin', '-v', 'info', '-nostats'];
  const { status, stderr } = await runTool({
    ...run,
    path: run.ffmpeg,
    args: [...common, ...args],
    stdoutLimitBytes: 1024,
  });
  return status === 0 ? readLoudness(stderr) : null;
}
