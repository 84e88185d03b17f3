import { drawScene } from '../paint/draw-scene.js';
import type { ReplayScene } from '../scene/replay-scene.js';
import type { FightScript } from './fight-script.js';
import { sceneOfScript } from './scene-of-script.js';

let last: { readonly script: string; readonly scene: ReplayScene } | null = null;

/**
 * Draws a frame of a written fight on a whole canvas: what the page that draws the clips of the sample combos calls.
 * @param script a {@link FightScript} as JSON
 * @param card closer, for a small picture
 * @throws Error for a word that is no move or no launch
 */
export function drawScript(context: CanvasRenderingContext2D, script: string, frame: number, card: boolean): void {
  last = last?.script === script ? last : { script, scene: sceneOfScript(JSON.parse(script) as FightScript) };
  const { width, height } = context.canvas;
  drawScene(context, last.scene, frame, { width, height, card });
}
