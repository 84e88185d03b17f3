import type { ReplayScene } from '../scene/replay-scene.js';
import { sceneTextOf } from './scene-file.js';
import { SceneSchema } from './scene-schema.js';

/** Bytes of the largest such file: a minute of four players, each with a second body, has about eight million. */
export const MOST_SCENE_BYTES = 32 * 1024 * 1024;

/** The file cannot be drawn, ever; the message is a sentence for people. */
export class SceneRefusedError extends Error {
  override name = 'SceneRefusedError';
}

/** Reads a file that a stranger has sent. @throws SceneRefusedError */
export function readSceneFile(bytes: Uint8Array): ReplayScene {
  const text = sceneTextOf(bytes);
  if (text === null)
    throw new SceneRefusedError('What is to be drawn did not come whole. Load the page anew and make the combo again.');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = null;
  }
  const read = SceneSchema.safeParse(json);
  if (read.success) return read.data;
  throw new SceneRefusedError('What is to be drawn is damaged. Make the combo again out of its replay.');
}
