import { writeFile } from 'node:fs/promises';
import type { FfmpegPaths } from '@combolab/preview-worker';
import { framesOf } from '@combolab/preview-worker/testing/test-clips';
import { decodedPictures } from '@combolab/standalone/testing/drawn-clips/decoded-pictures';
import { frameShown } from '@combolab/standalone/testing/drawn-clips/frame-shown';
import type { ChosenCombo, Drawing } from '@combolab/standalone/testing/drawn-clips/open-drawing-page';
import { placeOff } from './place-off.js';

/** What was found in the clip of a combo. */
export interface ReadClip {
  readonly presses: number;
  /** Presses whose picture shows another frame than that of the press, or that have none. */
  readonly pressesOff: number;
  /** Pictures that show another frame than their own, or have another time, and all that there are. */
  readonly picturesOff: number;
  readonly pictures: number;
  /** Pictures that look like the one before or after, and cannot tell. */
  readonly still: number;
  /** Of each figure that was looked for. */
  readonly figures: readonly FoundFigure[];
}

/** How far a figure in a decoded picture is, in pixels: from where it was drawn, and from where the replay has it. */
export interface FoundFigure {
  readonly fromDrawn: number;
  readonly fromReplay: number;
}

/** Size of the clip, and that in which frames are told apart: pixels. */
const [WIDTH, HEIGHT] = [1280, 720];
const SMALL = 4;
/** Pixels about a figure that are in the square in which it is looked for. */
const AROUND = 24;
/** Every so many pictures figures are looked for, and on each press. */
const EVERY = 8;
const FRAME_S = 1 / 60;

/** Drawings of all frames, small, in parts that a browser hands over at once. */
async function drawnFrames(drawing: Drawing, { from, to }: ChosenCombo): Promise<readonly Buffer[]> {
  const drawn: Buffer[] = [];
  for (let at = from; at <= to; at += 60) {
    const frames = Array.from({ length: Math.min(60, to - at + 1) }, (_, i) => at + i);
    drawn.push(...(await drawing.pictures(frames, WIDTH / SMALL, HEIGHT / SMALL)));
  }
  return drawn;
}

/** The picture made smaller, each of its pixels the mean of what it covers. */
function smaller(picture: Uint8Array): Uint8Array {
  const small = new Uint8Array((WIDTH / SMALL) * (HEIGHT / SMALL));
  for (let y = 0; y < HEIGHT / SMALL; y += 1)
    for (let x = 0; x < WIDTH / SMALL; x += 1) {
      let sum = 0;
      for (let i = 0; i < SMALL ** 2; i += 1)
        sum += picture[(y * SMALL + Math.floor(i / SMALL)) * WIDTH + x * SMALL + (i % SMALL)] ?? 0;
      small[y * (WIDTH / SMALL) + x] = sum / SMALL ** 2;
    }
  return small;
}

/** Looks for the figures in a picture. */
async function figuresIn(drawing: Drawing, frame: number, bytes: Uint8Array): Promise<readonly FoundFigure[]> {
  // what is partly outside has no place of its own
  const seen = (await drawing.places(frame)).filter(
    ({ drawn: [x, y], height }) =>
      x > height / 2 && x < WIDTH - height / 2 && y - height / 2 > 0 && y - height / 2 < HEIGHT,
  );
  const side = Math.ceil(Math.max(0, ...seen.map(({ height }) => height))) + 2 * AROUND;
  const corners = seen.map(({ drawn: [x, y], height }): [number, number] => [
    Math.round(x - side / 2),
    Math.round(y - height / 2 - side / 2),
  ]);
  const patches = await drawing.patches(frame, corners, side);
  return seen.map(({ recorded, drawn }, i) => {
    const patch = { bytes: patches[i] ?? new Uint8Array(), width: side, height: side };
    const off = placeOff({ bytes, width: WIDTH, height: HEIGHT }, patch, corners[i] ?? [0, 0]);
    return {
      fromDrawn: Math.hypot(off.x, off.y),
      fromReplay: Math.hypot(drawn[0] + off.x - recorded[0], drawn[1] + off.y - recorded[1]),
    };
  });
}

/** Frames of the clip, sorted, on which something begins to be pressed. */
function pressedFrames({ combo: { inputs, inputsFrom }, from }: ChosenCombo): readonly number[] {
  return inputs.flatMap((held, i) => {
    const frame = inputsFrom + i - from;
    const before = frame === 0 ? [] : (inputs[i - 1] ?? []);
    return frame < 0 ? [] : held.filter((type) => !before.includes(type)).map(() => frame);
  });
}

/** Draws and encodes the clip of a combo, decodes it and looks for what it should show. @param file where it is put meanwhile */
export async function readClip(
  drawing: Drawing,
  chosen: ChosenCombo,
  file: string,
  tools: FfmpegPaths,
): Promise<ReadClip> {
  await writeFile(file, await drawing.clip());
  const times = (await framesOf(tools, file)).map(({ time }) => time);
  const drawn = await drawnFrames(drawing, chosen);
  const presses = pressedFrames(chosen);
  const wrong = new Set<number>();
  const figures: FoundFigure[] = [];
  let [pictures, still] = [0, 0];
  for await (const picture of decodedPictures(tools, file, WIDTH, HEIGHT)) {
    const shown = frameShown(smaller(picture), drawn, pictures);
    const late = Math.abs((times[pictures] ?? Infinity) - (times[0] ?? 0) - pictures * FRAME_S);
    if (shown.off !== 0 || late > FRAME_S / 4) wrong.add(pictures);
    if (!shown.tells) still += 1;
    if (pictures % EVERY === 0 || presses.includes(pictures))
      figures.push(...(await figuresIn(drawing, chosen.from + pictures, picture)));
    pictures += 1;
  }
  const picturesOff = wrong.size + Math.abs(pictures - drawn.length);
  const pressesOff = presses.filter((frame) => wrong.has(frame) || frame >= pictures).length;
  return { presses: presses.length, pressesOff, picturesOff, pictures, still, figures };
}
