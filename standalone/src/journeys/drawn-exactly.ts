import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Combo } from '@combolab/contracts';
import { findFfmpeg } from '@combolab/preview-worker';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { decodedPictures } from '../testing/drawn-clips/decoded-pictures.js';
import { frameShown } from '../testing/drawn-clips/frame-shown.js';
import type { Drawing } from '../testing/drawn-clips/open-drawing-page.js';
import type { RecordedCombo } from '../testing/drawn-clips/recorded-combos.js';

/** A combo and the bytes of its replay. */
export interface OfReplay extends RecordedCombo {
  readonly replay: Buffer;
}

/** Size in which pictures are compared: pixels. */
const [WIDTH, HEIGHT] = [320, 180];

/** All pictures of the published clip, and the drawings of the frames that they should show. */
async function picturesOf(page: Page, drawing: Drawing, combo: Combo, of: OfReplay) {
  const [study] = combo.renditions;
  if (study === undefined) throw new Error('nothing was made of the clip');
  const folder = await mkdtemp(join(tmpdir(), 'combolab-drawn-'));
  try {
    const file = join(folder, 'study.mp4');
    await writeFile(file, await (await page.request.get(study.src)).body());
    const shown: Buffer[] = [];
    for await (const picture of decodedPictures(await findFfmpeg(), file, WIDTH, HEIGHT))
      shown.push(Buffer.from(picture));
    const found = (await drawing.openReplay(of.replay)).find(
      ({ pair, start }) => pair.attacker === of.attacker && start === of.start,
    );
    if (found === undefined) throw new Error('the combo is not in its replay');
    const { from, to } = await drawing.chooseCombo(found);
    const frames = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    return { shown, drawn: await drawing.pictures(frames, WIDTH, HEIGHT) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Frames of presses and hits whose picture shows another frame; only pictures that tell are asked. */
function framesOff(frames: readonly number[], shown: readonly Buffer[], drawn: readonly Buffer[]) {
  const told = frames.flatMap((frame) => {
    const picture = shown[frame];
    const { off, tells } = picture === undefined ? { off: Infinity, tells: true } : frameShown(picture, drawn, frame);
    return tells ? [{ frame, off }] : [];
  });
  return { told: told.length, off: told.filter(({ off }) => off !== 0) };
}

/** Each picture of the clip, and each with a press, shows its own frame; with one too few or twice, it would not. */
export async function expectExactPictures(page: Page, drawing: Drawing, combo: Combo, of: OfReplay): Promise<void> {
  const { shown, drawn } = await picturesOf(page, drawing, combo, of);
  expect(shown).toHaveLength(combo.frames);
  expect(drawn).toHaveLength(combo.frames);
  const pressed = combo.actions.map(({ frame }) => frame);
  const found = framesOff(pressed, shown, drawn);
  expect(found.off).toEqual([]);
  expect(found.told).toBeGreaterThan(pressed.length / 2);
  expect(framesOff([...shown.keys()], shown, drawn).off).toEqual([]);
  const first = pressed[0] ?? 0;
  const dropped = shown.toSpliced(first, 1);
  expect(framesOff(pressed.slice(0, -1), dropped, drawn).off.length).toBeGreaterThanOrEqual(found.told / 2);
  const doubled = shown.toSpliced(first, 0, shown[first] ?? Buffer.alloc(0));
  expect(framesOff(pressed.slice(1), doubled, drawn).off.length).toBeGreaterThanOrEqual(found.told / 2);
}
