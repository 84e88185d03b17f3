import { drawScene, type ReplayScene } from '@combolab/drawn-replay';
import { placesInPicture, type PlaceInPicture } from '@combolab/drawn-replay/testing/places-in-picture';
import { clipOfScene } from '../clip/clip-of-scene.js';
import { CLIP_HEIGHT, CLIP_WIDTH } from '../clip/encode-clip.js';
import { answerTo, type Answers, type Asked } from '../../replay/replay-question.js';
import type { FoundCombo, ReplayCombo } from '../../replay/replay.js';
import { grayOf, toBase64, fromBase64 } from './gray-pictures.js';

let open: { readonly file: Blob; readonly scene: ReplayScene | null } = { file: new Blob(), scene: null };
const canvas = Object.assign(document.createElement('canvas'), { width: CLIP_WIDTH, height: CLIP_HEIGHT });
const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: true });

async function ask<A extends Asked>(asked: A): Promise<Answers[A['about']]> {
  const answer = await answerTo({ file: open.file, asked });
  if ('refused' in answer) throw new Error(answer.refused.reason);
  return answer.answer as Answers[A['about']];
}

function sceneNow(): ReplayScene {
  if (open.scene === null) throw new Error('no combo was chosen');
  return open.scene;
}

/** Draws a frame as it is drawn into a clip. */
function draw(frame: number): CanvasRenderingContext2D {
  if (pen === null) throw new Error('nothing can be drawn');
  drawScene(pen, sceneNow(), frame, { width: CLIP_WIDTH, height: CLIP_HEIGHT });
  return pen;
}

/** What tests ask the page that draws: all is plain data, pictures are gray bytes in base64. */
const drawingPage = {
  /** The combos of a replay that is given in base64, from here on the one that is open. */
  async openReplay(base64: string): Promise<readonly FoundCombo[]> {
    open = { file: new Blob([fromBase64(base64)]), scene: null };
    return (await ask({ about: 'combos' })).combos;
  },
  /** From here on it is this combo that is drawn. */
  async chooseCombo(
    combo: FoundCombo,
  ): Promise<{ readonly combo: ReplayCombo; readonly from: number; readonly to: number }> {
    const { combo: read, scene } = await ask({ about: 'combo and scene', combo });
    open = { ...open, scene };
    return { combo: read, from: scene.from, to: scene.to };
  },
  /** Whole pictures of frames of the replay, made smaller. */
  pictures(frames: readonly number[], width: number, height: number): readonly string[] {
    return frames.map((frame) => toBase64(grayOf(draw(frame), [0, 0, CLIP_WIDTH, CLIP_HEIGHT], width, height)));
  },
  /** Squares out of the picture of a frame, as large as in the clip; what is beyond its edge is black. */
  patches(frame: number, corners: readonly (readonly [x: number, y: number])[], side: number): readonly string[] {
    const drawn = draw(frame);
    return corners.map(([x, y]) => toBase64(grayOf(drawn, [x, y, side, side], side, side)));
  },
  /** Everybody who is drawn on a frame. */
  places(frame: number): readonly PlaceInPicture[] {
    return placesInPicture(sceneNow(), frame, { width: CLIP_WIDTH, height: CLIP_HEIGHT });
  },
  /** The clip that is made of the combo, in base64. */
  async clip(): Promise<string> {
    const signal = new AbortController().signal;
    const { file } = await clipOfScene(sceneNow(), { signal, onProgress: () => undefined });
    return toBase64(new Uint8Array(await file.arrayBuffer()));
  },
};

export type DrawingPage = typeof drawingPage;

Object.assign(globalThis, { drawingPage });
