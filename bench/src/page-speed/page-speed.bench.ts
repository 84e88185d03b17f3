import { join } from 'node:path';
import { seedSamples } from '@combolab/standalone';
import { alone, type Bench } from '../harness/figure.js';
import { startProduct } from '../harness/product.js';
import { root } from '../harness/root.js';
import { spreadOf } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { openBrowser } from '../page-weight/first-results.js';
import { clipWaits, keyWaits } from './waits.js';

/** What a player waits for: results after a key, and a clip that can run after a click on its card. */
export const pageSpeedBench: Bench = async ({ quick }) => {
  const { CHROMIUM_PATH } = process.env;
  const names = [
    'results in the browser after a key, 27 samples',
    'a clip that can run after a click on its card',
  ] as const;
  if (CHROMIUM_PATH === undefined)
    return names.map((name) => ({ name, skipped: 'there is no Chromium (CHROMIUM_PATH)' }));
  await using folder = await temporaryFolder();
  await using running = await startProduct(folder.path, { pageFolder: join(root, 'frontend', 'dist-web') });
  await seedSamples(running.product, () => undefined);
  await running.product.projector.idle();
  await using browser = await openBrowser(CHROMIUM_PATH);
  const keys = await keyWaits(browser, running.url, quick ? 'kmp' : 'kmpsdfjlntrubcw');
  const clips = await clipWaits(browser, running.url, quick ? 2 : 9);
  return [
    alone(spreadOf(keys), { name: names[0], unit: 'ms', goal: { atMost: 100 } }),
    alone(spreadOf(clips), { name: names[1], unit: 'ms', goal: { atMost: 1000 } }),
  ];
};
