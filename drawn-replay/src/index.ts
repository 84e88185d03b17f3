export { isSceneFile, SCENE_START_BYTES, sceneFileOf } from './file/scene-file.js';
export { drawScene, type DrawOptions } from './paint/draw-scene.js';
export type { Pen } from './paint/pen.js';
export type { ReplayScene } from './scene/replay-scene.js';
