/// <reference lib="dom" />
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { drawScene, type Pen, type ReplayScene } from '@combolab/drawn-replay';
import { readSceneFile, SceneRefusedError } from '@combolab/drawn-replay/file';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CLIP_HEIGHT, CLIP_WIDTH, REFUSED, type DrawAnswer, type DrawOrder } from './draw-order.js';
import { drawnArguments } from './drawn-arguments.js';

/** Draws a scene in a process of its own, within the limits of whoever starts it: what it does is told by a `DrawOrder`. */

const require = createRequire(import.meta.url);

/** The page's own letters. */
const LETTERS = {
  'Geist Variable': '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'Geist Mono Variable': '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
};

/** What the drawing keeps beside its canvas. */
class Layer {
  constructor(width: number, height: number) {
    return createCanvas(width, height);
  }
}

function* pictures(scene: ReplayScene, from: number, to: number): Generator<Buffer> {
  for (const [name, path] of Object.entries(LETTERS)) GlobalFonts.registerFromPath(require.resolve(path), name);
  Object.assign(globalThis, { OffscreenCanvas: Layer });
  const [width, height] = [CLIP_WIDTH, CLIP_HEIGHT];
  const canvas = createCanvas(width, height);
  // it has what browsers have, by types of its own
  const pen = canvas.getContext('2d') as unknown as Pen;
  for (let frame = from; frame <= to; frame += 1) {
    drawScene(pen, scene, scene.from + frame, { width, height });
    yield canvas.data();
  }
}

/** Draws both ends included, and has ffmpeg make a video of it. @throws Error with what ffmpeg said */
async function draw(scene: ReplayScene, { ffmpeg, target, from, to }: Required<DrawOrder>): Promise<void> {
  const encoder = spawn(ffmpeg, drawnArguments(target), { stdio: ['pipe', 'ignore', 'pipe'] });
  let said = '';
  encoder.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(encoder, 'close');
  // who ended says why below
  encoder.stdin.on('error', () => undefined);
  let drawn = 0;
  for (const picture of pictures(scene, from, to)) {
    if (!encoder.stdin.writable) break;
    // the canvas is drawn on again while this one still waits
    if (!encoder.stdin.write(Buffer.from(picture))) await Promise.race([once(encoder.stdin, 'drain'), ended]);
    drawn += 1;
    process.stdout.write(`${String(Math.floor((drawn / (to - from + 1)) * 100))}\n`);
  }
  encoder.stdin.end();
  const [status] = (await ended) as [number | null];
  if (status !== 0) throw new Error(said.trim() || 'the encoder was ended');
}

async function run({ source, ffmpeg, target, from, to }: DrawOrder): Promise<void> {
  const scene = readSceneFile(readFileSync(source));
  if (ffmpeg === undefined || target === undefined || from === undefined || to === undefined) {
    const answer: DrawAnswer = { frames: scene.to - scene.from + 1 };
    process.stdout.write(JSON.stringify(answer));
  } else {
    await draw(scene, { source, ffmpeg, target, from, to });
  }
}

try {
  await run(JSON.parse(process.argv[2] ?? '{}') as DrawOrder);
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof SceneRefusedError ? REFUSED : 1;
}
