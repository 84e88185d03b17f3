import { FRAMES_PER_SECOND } from '@combolab/contracts';
import { ClipRefusedError, type ClipInspector, type InspectedClip } from '@combolab/platform';
import { isScene } from '../drawn/open-scene.js';
import { VideoRefusedError } from '../errors.js';
import { canPlayInBrowser, remuxArguments, remuxContainer } from '../plan/remux-arguments.js';
import { noteFacts, readFacts } from '../probe/noted-facts.js';
import { probeVideo } from '../probe/probe-video.js';
import { sniffVideo } from '../probe/sniff-video.js';
import { openRaw } from '../raw/open-raw.js';
import type { VideoFacts } from '../probe/video-facts.js';
import type { FfmpegPaths } from '../tools/find-ffmpeg.js';
import { runFfmpeg } from '../tools/run-ffmpeg.js';

/** ffprobe rounds times to microseconds; a whole number of frames must not lose its last one to that. */
const ROUNDING = 1e-3;

const framesIn = (seconds: number): number => Math.floor(seconds * FRAMES_PER_SECOND + ROUNDING);

const REMUX_LIMITS = { timeLimitMs: 60_000, memoryLimitBytes: 1024 * 1024 * 1024 };

/** A copy without metadata, when browsers play such clips. */
async function makePlayable(
  ffmpeg: string,
  facts: VideoFacts,
  source: string,
  target: string,
): Promise<'mp4' | 'webm' | null> {
  if (!canPlayInBrowser(facts)) return null;
  await runFfmpeg(remuxArguments(facts, { source, target }), {
    ffmpeg,
    durationSeconds: facts.durationSeconds,
    ...REMUX_LIMITS,
  });
  return remuxContainer(facts);
}

/** @throws VideoRefusedError for what is to be drawn yet */
async function look(ffprobe: string, file: string, signal: AbortSignal | undefined): Promise<VideoFacts> {
  if (!(await isScene(file))) return probeVideo(file, { ffprobe, signal });
  throw new VideoRefusedError(
    'not-a-video',
    'This is a stretch of a replay, and no video yet. Have its clip drawn first (POST /uploads/<id>/cut).',
  );
}

/** @throws ClipRefusedError in place of our own refusal */
async function told<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof VideoRefusedError) throw new ClipRefusedError(error.code, error.message);
    throw error;
  }
}

const inspected = (ffmpeg: string, file: string, facts: VideoFacts): InspectedClip => ({
  width: facts.width,
  height: facts.height,
  frames: framesIn(facts.durationSeconds),
  lastFrame: framesIn(facts.fileSeconds),
  makePlayable: (target) => makePlayable(ffmpeg, facts, file, target),
  known: noteFacts(facts),
});

/** The checks of uploads, by ffprobe, and what is made of them, by ffmpeg. Who calls keeps them few at once. */
export function clipInspector({ ffmpeg, ffprobe }: FfmpegPaths): ClipInspector {
  return {
    sniff: sniffVideo,
    inspect: (file, signal) => told(async () => inspected(ffmpeg, file, await look(ffprobe, file, signal))),
    recall: (file, known) => {
      const facts = readFacts(known);
      return facts === null ? null : inspected(ffmpeg, file, facts);
    },
    openRaw: (file, limits) =>
      told(async () => {
        const { makeProxy, ...raw } = await openRaw(file, { ffmpeg, ffprobe }, limits);
        return {
          ...raw,
          makeProxy: makeProxy && ((target, work) => told(() => makeProxy(target, work))),
          cut: (part, target, work) => told(() => raw.cut(part, target, work)),
        };
      }),
  };
}
