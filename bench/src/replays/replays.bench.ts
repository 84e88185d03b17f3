import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { alone, against, mustHold, type Bench } from '../harness/figure.js';
import { Helper } from '../harness/helper.js';
import { measurePairs } from '../harness/pairs.js';
import { startProduct } from '../harness/product.js';
import { root } from '../harness/root.js';
import { spreadOf } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { openBrowser } from '../page-weight/first-results.js';
import { drawCombo, openReplays, timeToList, type Drawing } from './replays-page.js';

/** Copies of the replays of a folder under names of their own, so that the page reads each. */
async function copies(from: string, into: string, count: number): Promise<string[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.slp')).sort();
  mustHold(names.length > 0, `there is no .slp in ${from}`);
  return Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const file = join(into, `${String(i)}-${names[i % names.length] ?? ''}`);
      await copyFile(join(from, names[i % names.length] ?? ''), file);
      return file;
    }),
  );
}

/** Real replays (those of the folder REPLAYS) to a full list, against bare slippi-js; and combos of them that are drawn. */
export const replaysBench: Bench = async ({ quick, rounds }) => {
  const { CHROMIUM_PATH, REPLAYS } = process.env;
  const name = 'a folder of replays';
  if (CHROMIUM_PATH === undefined) return [{ name, skipped: 'there is no Chromium (CHROMIUM_PATH)' }];
  if (REPLAYS === undefined) return [{ name, skipped: 'REPLAYS names no folder with .slp files' }];
  await using folder = await temporaryFolder();
  await using running = await startProduct(join(folder.path, 'data'), { pageFolder: join(root, 'frontend/dist-web') });
  await using bare = Helper.start(new URL('./bare-reader.js', import.meta.url));
  await using browser = await openBrowser(CHROMIUM_PATH);
  const files = await copies(REPLAYS, folder.path, quick ? 14 : 100);
  const ours = async (): Promise<number> => {
    const page = await openReplays(browser, running.url);
    const ms = await timeToList(page, files);
    await page.context().close();
    return ms;
  };
  const peer = async (): Promise<number> => (await bare.ask<{ ms: number }>('read', files)).ms;
  await ours();
  await peer();
  const lists = await measurePairs(rounds, ours, peer);
  const page = await openReplays(browser, running.url);
  await timeToList(page, files.slice(0, 14));
  const drawings: Drawing[] = [];
  for (let row = 0; row < rounds; row += 1) drawings.push(await drawCombo(page, row));
  return [
    against('ms bare slippi-js, one process', lists, {
      name: `${String(files.length)} replays to a full list`,
      unit: 'ms',
      goal: { atMost: 0.7 },
    }),
    alone(spreadOf(drawings.map(({ ms, length }) => ms / length)), {
      name: 'a combo drawn, encoded and opened in the editor, by the length of its clip',
      unit: '×',
      goal: { atMost: 3 },
    }),
    alone(spreadOf(drawings.map(({ longest }) => longest)), {
      name: 'longest that the page was blocked meanwhile (0: never over 50)',
      unit: 'ms',
      goal: { atMost: 50 },
    }),
    alone(spreadOf(drawings.map(({ longestDrawing }) => longestDrawing)), {
      name: 'of it until the last picture was encoded, before the editor opens',
      unit: 'ms',
      goal: { atMost: 50 },
    }),
  ];
};
