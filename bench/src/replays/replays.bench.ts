import { join } from 'node:path';
import { against, alone, type Bench } from '../harness/figure.js';
import { measurePairs, pairsOf } from '../harness/pairs.js';
import { startProduct } from '../harness/product.js';
import { peersFolder, root } from '../harness/root.js';
import { spreadOf } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { openBrowser } from '../page-weight/first-results.js';
import { BarePage, gamesRead, timeToRead } from './bare-page.js';
import { differentGames } from './different-games.js';
import { KEEP_ANSWERS, mustAgree, summariesOf } from './game-summary.js';
import { mostPageMegabytes } from './page-memory.js';
import { drawCombo, openReplays, timeToList, visitReplays, type Drawing } from './replays-page.js';

/** Real replays (those of the folder REPLAYS) to a full list, against bare slippi-js; and combos of them that are drawn. */
export const replaysBench: Bench = async ({ quick, rounds }) => {
  const { CHROMIUM_PATH, REPLAYS } = process.env;
  const name = 'a folder of replays';
  if (CHROMIUM_PATH === undefined) return [{ name, skipped: 'there is no Chromium (CHROMIUM_PATH)' }];
  if (REPLAYS === undefined) return [{ name, skipped: 'REPLAYS names no folder with .slp files' }];
  await using folder = await temporaryFolder();
  await using running = await startProduct(join(folder.path, 'data'), { pageFolder: join(root, 'frontend/dist-web') });
  await using bare = await BarePage.start(join(peersFolder, 'bare-slippi'));
  await using browser = await openBrowser(CHROMIUM_PATH);
  const files = await differentGames(REPLAYS, folder.path, quick ? 15 : 100);
  const held = { ours: [] as number[], peer: [] as number[] };
  const ours = async (): Promise<number> => {
    const page = await visitReplays(browser, running.url);
    const ms = await timeToList(page, files);
    held.ours.push(await mostPageMegabytes(browser));
    await page.context().close();
    return ms;
  };
  const peer = async (): Promise<number> => {
    const page = await bare.open(browser);
    const ms = await timeToRead(page, files);
    held.peer.push(await mostPageMegabytes(browser));
    await page.context().close();
    return ms;
  };
  const checked = await visitReplays(browser, running.url, KEEP_ANSWERS);
  await timeToList(checked, files);
  const checkedPeer = await bare.open(browser);
  await timeToRead(checkedPeer, files);
  const { games, hits } = mustAgree(await summariesOf(checked), await gamesRead(checkedPeer));
  for (const each of [checked, checkedPeer]) await each.context().close();
  const lists = await measurePairs(rounds, ours, peer);
  const page = await openReplays(browser, running.url);
  await timeToList(page, files.slice(0, 14));
  const drawings: Drawing[] = [];
  for (let row = 0; row < rounds; row += 1) drawings.push(await drawCombo(page, row));
  return [
    against('ms bare slippi-js, one worker', lists, {
      name: `${String(files.length)} replays to a full list (of both: ${String(games)} games of several, ${String(hits)} hits of combos)`,
      unit: 'ms',
      goal: { atMost: 0.7 },
    }),
    against('MB bare slippi-js', pairsOf(held.ours, held.peer), {
      name: 'most memory of the page and its workers meanwhile',
      unit: 'MB',
      goal: null,
    }),
    alone(spreadOf(held.ours), { name: 'the same, judged', unit: 'MB', goal: { atMost: 600 } }),
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
