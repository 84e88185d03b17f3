import { FRAMES_PER_SECOND } from '@combolab/contracts';
import { drawScene, type ReplayScene } from '@combolab/drawn-replay';
import { BufferTarget, CanvasSource, Output, Quality } from 'mediabunny';
import { ConvertRefused } from '../../../shared/convert/convert-error.js';
import { chooseWay, findWay, formatOf, type EncodeWay } from '../../../shared/convert/encode-way.js';

/** Pixels of the picture. */
export const [CLIP_WIDTH, CLIP_HEIGHT] = [1280, 720];
/** Bits a second: flat shapes need less than what is filmed. A minute of it stays below what a clip may be. */
const BITRATE = 2_500_000;
/** Steps between frames stay quick, in s. */
const KEY_FRAME_S = 0.5;

/** A video in memory. */
export interface EncodedClip {
  readonly bytes: ArrayBuffer;
  readonly container: EncodeWay['container'];
}

/** Whether this browser makes videos at all. */
export const canEncodeClips = async (): Promise<boolean> => (await findWay(CLIP_WIDTH, CLIP_HEIGHT, BITRATE)) !== null;

/** Frames of the clip of a scene: the first of it is the scene's `from`. */
export const framesOf = ({ from, to }: Pick<ReplayScene, 'from' | 'to'>): number => to - from + 1;

/**
 * Draws each frame of a scene on a canvas of the clip's size, and encodes it.
 * @param onPicture is waited for after each picture, and ends the drawing by throwing; `done` is 0 to 1
 * @throws ConvertRefused, or what `onPicture` threw
 */
export async function encodeClip(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  scene: ReplayScene,
  onPicture: (done: number) => void | Promise<void>,
): Promise<EncodedClip> {
  const frames = framesOf(scene);
  const [width, height] = [CLIP_WIDTH, CLIP_HEIGHT];
  const way = await chooseWay(width, height, BITRATE);
  [canvas.width, canvas.height] = [width, height];
  const drawing = canvas.getContext('2d', { alpha: false });
  if (drawing === null) throw new ConvertRefused('noDrawing');
  const target = new BufferTarget();
  const output = new Output({ format: formatOf(way), target });
  const quality = new Quality({ bitrate: BITRATE });
  const source = new CanvasSource(canvas, { codec: way.codec, quality, keyFrameInterval: KEY_FRAME_S });
  output.addVideoTrack(source, { frameRate: FRAMES_PER_SECOND });
  await output.start();
  try {
    for (let frame = 0; frame < frames; frame += 1) {
      drawScene(drawing, scene, scene.from + frame, { width, height });
      await source.add(frame / FRAMES_PER_SECOND, 1 / FRAMES_PER_SECOND);
      await onPicture((frame + 1) / frames);
    }
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  if (target.buffer === null) throw new ConvertRefused('cameOutEmpty');
  return { bytes: target.buffer, container: way.container };
}
