export { drawScene, type DrawOptions } from './paint/draw-scene.js';
export type { Pen } from './paint/pen.js';
export type { ReplayScene } from './scene/replay-scene.js';
