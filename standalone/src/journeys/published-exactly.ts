import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Combo } from '@combolab/contracts';
import { findFfmpeg } from '@combolab/preview-worker';
import { gridOf, numbersIn, toneIn } from '@combolab/preview-worker/testing/barcode';
import type { Page } from 'playwright';
import { BLOCKS } from '../testing/numbered-input.js';
import type { RawFilm } from './raw-films.js';

/** What is published of a raw video, beside what the video itself has there. */
export interface Published {
  /** Frames of the rendition. */
  readonly frames: number;
  /** The first frame that shows another picture than the video's grid, and what both show; null where none does. */
  readonly odd: string | null;
  /** Pictures on the frames of the presses. */
  readonly pressed: readonly (number | undefined)[];
  /** How far the tone is from where it was, in frames; NaN where there is none. */
  readonly toneOff: number;
}

/** Reads every picture of the rendition that people study, and its sound. */
export async function readPublished(page: Page, combo: Combo, { file: raw, part, tone }: RawFilm): Promise<Published> {
  const [study] = combo.renditions;
  if (study === undefined) throw new Error('nothing was made of the clip');
  const folder = await mkdtemp(join(tmpdir(), 'combolab-published-'));
  try {
    const file = join(folder, 'study.mp4');
    await writeFile(file, await (await page.request.get(study.src)).body());
    const tools = await findFfmpeg();
    const from = part?.from ?? 0;
    const grid = await gridOf(tools, raw, BLOCKS);
    const numbers = await numbersIn(tools, file, BLOCKS);
    const odd = numbers.findIndex((number, frame) => number !== grid[from + frame]);
    const heard = (await toneIn(tools, file)) ?? Number.NaN;
    return {
      frames: numbers.length,
      odd: odd < 0 ? null : `${String(odd)}: ${String(numbers[odd])} in place of ${String(grid[from + odd])}`,
      pressed: combo.actions.map(({ frame }) => numbers[frame]),
      toneOff: 60 * heard - (tone - from),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
