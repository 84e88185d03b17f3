import { join } from 'node:path';
import { seedSamples } from '@combolab/standalone';
import { alone, type Bench } from '../harness/figure.js';
import { startProduct } from '../harness/product.js';
import { root } from '../harness/root.js';
import { spreadOf } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { openBrowser } from '../page-weight/first-results.js';
import { clipWaits } from './clip-waits.js';

/** What a player waits for after a click on a card: a clip that can run. */
export const pageSpeedBench: Bench = async ({ quick }) => {
  const { CHROMIUM_PATH } = process.env;
  const name = 'a clip that can run after a click on its card';
  if (CHROMIUM_PATH === undefined) return [{ name, skipped: 'there is no Chromium (CHROMIUM_PATH)' }];
  await using folder = await temporaryFolder();
  await using running = await startProduct(folder.path, { pageFolder: join(root, 'frontend', 'dist-web') });
  await seedSamples(running.product, () => undefined);
  await running.product.projector.idle();
  await using browser = await openBrowser(CHROMIUM_PATH);
  const clips = await clipWaits(browser, running.url, quick ? 2 : 9);
  return [alone(spreadOf(clips), { name, unit: 'ms', goal: { atMost: 1000 } })];
};
