import { join } from 'node:path';
import { generateCombos, seedSamples } from '@combolab/standalone';
import { against, alone, type Bench, type Figure } from '../harness/figure.js';
import { pairsOf } from '../harness/pairs.js';
import { startProduct } from '../harness/product.js';
import { root } from '../harness/root.js';
import { spreadOf } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { openBrowser } from '../page-weight/first-results.js';
import { keyWaits } from './keys.js';
import { scrollThrough } from './scroll.js';
import { stalePaints } from './stale.js';

const one = (value: number, name: string, unit: string, atMost: number | null): Figure =>
  alone(spreadOf([value]), { name, unit, goal: atMost === null ? null : { atMost } });

/** The results page in a real browser over many generated combos: typing, and scrolling without an end. */
export const findingBench: Bench = async ({ quick }) => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH === undefined)
    return [{ name: 'typing and scrolling on the results page', skipped: 'there is no Chromium (CHROMIUM_PATH)' }];
  const pages = quick ? { early: 5, late: 30 } : { early: 20, late: 600 };
  const runs = quick ? 20 : 1000;
  await using folder = await temporaryFolder();
  await using running = await startProduct(folder.path, { pageFolder: join(root, 'frontend', 'dist-web') });
  const { product, url } = running;
  await seedSamples(product, () => undefined);
  // about three of four are of the game that is scrolled
  await generateCombos(product.ports, { combos: pages.late * 16, seed: 1, likes: 1 });
  await product.projector.idle();
  await using browser = await openBrowser(CHROMIUM_PATH);
  const { early, late, videos } = await scrollThrough(browser, running, pages);
  const stale = await stalePaints(browser, url, runs);
  const keys = await keyWaits(browser, url, quick ? 'kmp' : 'kmpsdfjlntrubcwgi');
  const named = `${String(pages.late)} pages (${late.cards.toLocaleString('en')} combos) by page ${String(pages.early)}`;
  const megabytes = (bytes: number): number => bytes / 1_048_576;
  return [
    one(late.heap / early.heap, `heap after collection, ${named}`, '×', 1.3),
    one(megabytes(late.heap), `heap after collection at page ${String(pages.late)}`, 'MiB', null),
    one(late.nodes / early.nodes, `nodes of the document, ${named}`, '×', 1.5),
    one(videos, 'videos there at once, at most, while scrolling', 'decoders', 12),
    one(
      stale,
      `older answers painted as the present one, ${String(runs)} queries over answers in any order`,
      'paints',
      0,
    ),
    against('a bare input', pairsOf(keys.ours, keys.bare), {
      name: 'from a key to the frame with its results',
      unit: 'ms',
      goal: { atMost: 1.5 },
    }),
  ];
};
