import { join } from 'node:path';
import { seedSamples } from '@combolab/standalone';
import { against, mustHold, type Bench } from '../harness/figure.js';
import { measurePairs } from '../harness/pairs.js';
import { startProduct } from '../harness/product.js';
import { peersFolder, root } from '../harness/root.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { firstResultsBytes, openBrowser } from './first-results.js';
import { instantSearchBytes } from './instant-search.js';

/** JavaScript until the first results are painted, against InstantSearch with React alone. */
export const pageWeightBench: Bench = async ({ rounds }) => {
  const { CHROMIUM_PATH } = process.env;
  const name = 'JavaScript before the first results are painted, gzipped';
  if (CHROMIUM_PATH === undefined) return [{ name, skipped: 'there is no Chromium (CHROMIUM_PATH)' }];
  await using folder = await temporaryFolder();
  const pageFolder = join(root, 'frontend', 'dist-web');
  await using running = await startProduct(folder.path, { pageFolder });
  const { product, url } = running;
  await seedSamples(product, () => undefined);
  await product.projector.idle();
  await using browser = await openBrowser(CHROMIUM_PATH);
  const ours = async () => (await firstResultsBytes(browser, url)) / 1000;
  const peer = async () => (await instantSearchBytes(join(peersFolder, 'instant-search'))) / 1000;
  const pairs = await measurePairs(rounds, ours, peer);
  mustHold(pairs.ours.min > 20, 'hardly anything was loaded');
  return [against('kB InstantSearch', pairs, { name, unit: 'kB', goal: { atMost: 1.3 } })];
};
