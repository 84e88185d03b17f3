import { open, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '@combolab/contracts';
import { isSceneFile, SCENE_START_BYTES } from '@combolab/drawn-replay/scene-file';
import { MOST_SCENE_BYTES } from '@combolab/drawn-replay/file';
import type { RawClip, RawWork } from '@combolab/platform';
import { FfmpegError, VideoRefusedError } from '../errors.js';
import { partProblem } from '../raw/cut-plan.js';
import type { FfmpegPaths } from '../tools/find-ffmpeg.js';
import { lastWords, runTool, type ToolRun } from '../tools/run-tool.js';
import { CLIP_HEIGHT, CLIP_WIDTH, REFUSED, type DrawAnswer, type DrawOrder } from './draw-order.js';

const MB = 1024 * 1024;
/** Of the process that draws: the scene, its canvas, and what V8 wants; of the encoder as much again. */
const MEMORY = 1024 * MB;
const LOOK_MS = 60_000;
/** The modules of a program are read at once. */
const OPEN_FILES = 1024;
const PROCESS = fileURLToPath(new URL('draw-process.js', import.meta.url));

/** Whether a file is a scene that is to be drawn, and no video. */
export async function isScene(file: string): Promise<boolean> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(SCENE_START_BYTES), 0, SCENE_START_BYTES, 0);
  return isSceneFile(buffer.subarray(0, bytesRead));
}

/** @returns what it said @throws VideoRefusedError where nothing will ever come of the scene, else FfmpegError */
async function order(asked: DrawOrder, limits: Partial<ToolRun> & Pick<ToolRun, 'timeLimitMs'>): Promise<string> {
  const { status, stdout, stderr } = await runTool({
    ...{ path: process.execPath, args: ['--max-old-space-size=512', PROCESS, JSON.stringify(asked)] },
    ...{ memoryLimitBytes: MEMORY, stdoutLimitBytes: MB, openFiles: OPEN_FILES, ...limits },
  });
  if (status === REFUSED) throw new VideoRefusedError('damaged', stderr);
  if (status !== 0) throw new FfmpegError('failed', lastWords(stderr) || 'The clip could not be drawn.');
  return stdout;
}

/**
 * Looks at a scene that was sent by a browser that makes no videos, and gives its clip, which is drawn here.
 * @throws VideoRefusedError, FfmpegError
 */
export async function openScene(source: string, { ffmpeg }: Pick<FfmpegPaths, 'ffmpeg'>): Promise<RawClip> {
  if ((await stat(source)).size > MOST_SCENE_BYTES)
    throw new VideoRefusedError('too-large', 'What is to be drawn is larger than a minute of a game can be.');
  const { frames } = JSON.parse(await order({ source }, { timeLimitMs: LOOK_MS })) as DrawAnswer;
  const draw = async (from: number, to: number, target: string, { timeLimitMs, signal, onProgress }: RawWork) => {
    let told = 0;
    const onStdout = (text: string) => {
      const percent = Math.min(99, Number(text.trim().split('\n').at(-1)));
      if (percent > told) onProgress?.((told = percent));
    };
    await order(
      { source, ffmpeg, target, from, to },
      { timeLimitMs, signal, onStdout, outputLimitBytes: LIMITS.videoBytes },
    );
    onProgress?.(100);
  };
  return {
    ...{ frames, width: CLIP_WIDTH, height: CLIP_HEIGHT, sound: false },
    makeProxy: null,
    cut: async (part, target, work) => {
      const problem = partProblem(frames, part);
      if (problem !== null) throw new VideoRefusedError('part', problem);
      await draw(part.from, part.to, target, work);
    },
  };
}
