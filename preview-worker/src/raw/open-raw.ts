import { LIMITS } from '@combolab/contracts';
import type { RawClip, RawWork } from '@combolab/platform';
import { isScene, openScene } from '../drawn/open-scene.js';
import { VideoRefusedError } from '../errors.js';
import { STUDY_FPS } from '../plan/preview-plan.js';
import type { FfmpegPaths } from '../tools/find-ffmpeg.js';
import { hasFilters } from '../tools/has-filters.js';
import { runFfmpeg } from '../tools/run-ffmpeg.js';
import { cutArguments, proxyArguments } from './cut-arguments.js';
import { partProblem } from './cut-plan.js';
import { probeRaw } from './probe-raw.js';
import type { RawFacts, RawLimits } from './raw-facts.js';

const MB = 1024 * 1024;
const MEMORY = 1536 * MB;
/** Five minutes at the highest rate of a proxy, and room. */
const PROXY_LIMIT_BYTES = 80 * MB;

/**
 * Looks at a raw video, or a scene that is to be drawn, and gives what can be made of it.
 * @throws VideoRefusedError, FfmpegError
 */
export async function openRaw(source: string, { ffmpeg, ffprobe }: FfmpegPaths, limits: RawLimits): Promise<RawClip> {
  if (await isScene(source)) return openScene(source, { ffmpeg });
  const facts = await probeRaw(source, { ffprobe }, limits);
  const { frames, width, height } = facts;
  const canToneMap = facts.hdr && (await hasFilters(ffmpeg, ['zscale', 'tonemap']));
  const make = async (args: readonly string[], seconds: number, outputLimitBytes: number, work: RawWork) => {
    const { timeLimitMs, signal, onProgress } = work;
    await runFfmpeg(args, {
      ...{ ffmpeg, timeLimitMs, signal, outputLimitBytes, memoryLimitBytes: MEMORY },
      durationSeconds: seconds,
      onProgress: (percent) => onProgress?.(percent),
    });
  };
  return {
    ...{ frames, width, height, sound: facts.audio !== null },
    makeProxy: async (target, work) => {
      const args = proxyArguments(facts, { source, target, canToneMap });
      await make(args, secondsOf(facts), PROXY_LIMIT_BYTES, work);
    },
    cut: async (part, target, work) => {
      const problem = partProblem(frames, part);
      if (problem !== null) throw new VideoRefusedError('part', problem);
      const args = cutArguments(facts, part, { source, target, canToneMap });
      await make(args, (part.to - part.from + 1) / STUDY_FPS, LIMITS.videoBytes, work);
    },
  };
}

const secondsOf = ({ frames }: RawFacts): number => frames / STUDY_FPS;
