import { FRAMES_PER_SECOND, LIMITS } from '@combolab/contracts';
import { ConvertRefused } from '../../../shared/convert/convert-error.js';
import type { DrawnClip } from '../../replay/made-combo.js';
import type { ReplayScene } from '@combolab/drawn-replay';
import { sceneFileOf } from '@combolab/drawn-replay/scene-file';
import { clipBesidePage } from './clip-beside-page.js';
import type { ClipOptions } from './clip-options.js';
import { canEncodeClips, encodeClip, framesOf } from './encode-clip.js';
import { nextTask } from './next-task.js';

/**
 * Draws a scene as a video of 60 pictures a second, one for each frame of the game, in this browser; nothing is sent
 * anywhere. A worker does it; where it cannot, the page does, which has its turn after each picture.
 * @returns an mp4 where the browser can make one, otherwise a webm; the file of the scene where it makes no videos: the server
 * draws that when it is sent
 * @throws ConvertRefused, or whatever aborted it
 */
export async function clipOfScene(scene: ReplayScene, options: ClipOptions): Promise<DrawnClip> {
  const frames = framesOf(scene);
  if (frames > LIMITS.videoSeconds * FRAMES_PER_SECOND) throw new ConvertRefused('longerThanAClip');
  options.signal.throwIfAborted();
  if (!(await canEncodeClips())) return { file: fileOf(sceneFileOf(scene), 'mp4'), from: scene.from, frames };
  const { bytes, container } = (await clipBesidePage(scene, options)) ?? (await clipOnPage(scene, options));
  return { file: fileOf(bytes, container), from: scene.from, frames };
}

const fileOf = (bytes: BlobPart, container: 'mp4' | 'webm'): File =>
  new File([bytes], `combo.${container}`, { type: `video/${container}` });

async function clipOnPage(scene: ReplayScene, { signal, onProgress }: ClipOptions) {
  // its words are drawn in the page's own letters
  await document.fonts.ready;
  return encodeClip(document.createElement('canvas'), scene, async (done) => {
    onProgress(done);
    await nextTask();
    signal.throwIfAborted();
  });
}
