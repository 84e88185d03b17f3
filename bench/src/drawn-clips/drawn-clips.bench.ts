import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFfmpeg } from '@combolab/preview-worker';
import { openDrawingPage } from '@combolab/standalone/testing/drawn-clips/open-drawing-page';
import { alone, mustHold, type Bench, type Figure } from '../harness/figure.js';
import { percentile, spreadOf } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { openBrowser } from '../page-weight/first-results.js';
import { readClip, type ReadClip } from './read-clip.js';

/** Pixels, of 1280 by 720. */
const MOST_PX = 2;

/** The worst of all distances is what is judged. */
function distanceRow(distances: readonly number[], name: string): Figure {
  const worst = Math.max(...distances);
  const far = distances.filter((distance) => distance > MOST_PX).length;
  return alone(
    { median: worst, min: Math.min(...distances), max: worst },
    {
      name: `${name}, the worst of ${String(distances.length)}`,
      unit: 'px',
      goal: { atMost: MOST_PX },
      note: `median ${percentile(distances, 0.5).toFixed(1)}, ${String(far)} beyond ${String(MOST_PX)} px`,
    },
  );
}

/** The combos of real replays (those of the folder REPLAYS), drawn, encoded and decoded: is everything where and when the replay has it? */
export const drawnClipsBench: Bench = async ({ quick }) => {
  const { CHROMIUM_PATH, REPLAYS } = process.env;
  const name = 'clips drawn of replays';
  if (CHROMIUM_PATH === undefined) return [{ name, skipped: 'there is no Chromium (CHROMIUM_PATH)' }];
  if (REPLAYS === undefined) return [{ name, skipped: 'REPLAYS names no folder with .slp files' }];
  await using folder = await temporaryFolder();
  await using browser = await openBrowser(CHROMIUM_PATH);
  await using drawing = await openDrawingPage(browser);
  const tools = await findFfmpeg();
  const read: ReadClip[] = [];
  for (const file of (await readdir(REPLAYS)).filter((each) => each.endsWith('.slp')).sort()) {
    // a file without a game of two is none here, as in the page
    const found = await drawing.openReplay(await readFile(join(REPLAYS, file))).catch(() => []);
    const combos = found.filter(({ moves }) => moves.length > 1).slice(0, quick ? 1 : undefined);
    for (const combo of combos) {
      const one = await readClip(drawing, await drawing.chooseCombo(combo), join(folder.path, 'clip'), tools);
      process.stderr.write(`   ${file}, frame ${String(combo.start)}: ${String(one.pictures)} pictures\n`);
      read.push(one);
    }
  }
  const sum = (of: (clip: ReadClip) => number): number => read.reduce((all, clip) => all + of(clip), 0);
  const figures = read.flatMap((clip) => clip.figures);
  mustHold(figures.length > 0, 'nothing was drawn');
  const [pictures, presses] = [sum((clip) => clip.pictures), sum((clip) => clip.presses)];
  const still = sum((clip) => clip.still);
  return [
    alone(spreadOf([sum((clip) => clip.pressesOff)]), {
      name: `presses whose picture shows another frame, of ${String(presses)} in ${String(read.length)} clips`,
      unit: 'presses',
      goal: { atMost: 0 },
    }),
    alone(spreadOf([sum((clip) => clip.picturesOff)]), {
      name: `pictures that show another frame or have another time, of ${String(pictures)}`,
      unit: 'pictures',
      goal: { atMost: 0 },
      note: `${String(still)} look like one beside them`,
    }),
    distanceRow(
      figures.map(({ fromDrawn }) => fromDrawn),
      'a figure in the decoded picture from where it was drawn',
    ),
    distanceRow(
      figures.map(({ fromReplay }) => fromReplay),
      'a figure in the decoded picture from where the replay has it',
    ),
  ];
};
