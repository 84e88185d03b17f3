import { FRAMES_PER_SECOND, LIMITS } from '@combolab/contracts';
import { BufferTarget, CanvasSource, Output, Quality } from 'mediabunny';
import { ConvertError } from '../../../shared/convert/convert-error.js';
import { chooseWay, formatOf } from '../../../shared/convert/encode-way.js';
import { drawScene } from '../paint/draw-scene.js';
import type { DrawnClip } from '../../replay/made-combo.js';
import type { ReplayScene } from '../scene/replay-scene.js';
import { nextTask } from './next-task.js';

export interface ClipOptions {
  readonly signal: AbortSignal;
  /** @param done 0 to 1 */
  readonly onProgress: (done: number) => void;
}

/** Pixels of the picture. */
export const [CLIP_WIDTH, CLIP_HEIGHT] = [1280, 720];
/** Bits a second: flat shapes need less than what is filmed. A minute of it stays below what a clip may be. */
const BITRATE = 2_500_000;
/** Steps between frames stay quick, in s. */
const KEY_FRAME_S = 0.5;

/** Frames of the clip of a scene: the first of it is the scene's `from`. */
export const framesOf = ({ from, to }: Pick<ReplayScene, 'from' | 'to'>): number => to - from + 1;

/**
 * Draws a scene as a video of 60 pictures a second, one for each frame of the game, in this browser; nothing is sent
 * anywhere. The page stays free: it has its turn after each picture.
 * @returns an mp4 where the browser can make one, otherwise a webm
 * @throws ConvertError in words, or whatever aborted it
 */
export async function clipOfScene(scene: ReplayScene, { signal, onProgress }: ClipOptions): Promise<DrawnClip> {
  const frames = framesOf(scene);
  if (frames > LIMITS.videoSeconds * FRAMES_PER_SECOND)
    throw new ConvertError(
      `This combo is longer than the ${String(LIMITS.videoSeconds)} seconds that a clip may have.`,
    );
  const [width, height] = [CLIP_WIDTH, CLIP_HEIGHT];
  const way = await chooseWay(width, height, BITRATE);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const drawing = canvas.getContext('2d', { alpha: false });
  if (drawing === null) throw new ConvertError('This browser could not draw the combo.');
  const target = new BufferTarget();
  const output = new Output({ format: formatOf(way), target });
  const quality = new Quality({ bitrate: BITRATE });
  const source = new CanvasSource(canvas, { codec: way.codec, quality, keyFrameInterval: KEY_FRAME_S });
  output.addVideoTrack(source, { frameRate: FRAMES_PER_SECOND });
  // its words are drawn in the page's own letters
  await document.fonts.ready;
  await output.start();
  try {
    for (let frame = 0; frame < frames; frame += 1) {
      signal.throwIfAborted();
      drawScene(drawing, scene, scene.from + frame, { width, height });
      await source.add(frame / FRAMES_PER_SECOND, 1 / FRAMES_PER_SECOND);
      onProgress((frame + 1) / frames);
      await nextTask();
    }
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  if (target.buffer === null) throw new ConvertError('The clip came out empty. Try again.');
  const file = new File([target.buffer], `combo.${way.container}`, { type: `video/${way.container}` });
  return { file, from: scene.from, frames };
}
