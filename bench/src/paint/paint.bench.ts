import { join } from 'node:path';
import { seedSamples } from '@combolab/standalone';
import { against, alone, mustHold, type Bench, type Figure } from '../harness/figure.js';
import { measurePairs } from '../harness/pairs.js';
import { startProduct } from '../harness/product.js';
import { root } from '../harness/root.js';
import { percentile, spreadOf } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { openBrowser } from '../page-weight/first-results.js';
import { interactionWaits, SLOWER } from './interactions.js';
import { largestPaints } from './largest-paint.js';

/** When a page stands there, against a static page of the same files, and how long a press waits for its effect. */
export const paintBench: Bench = async ({ rounds, quick }) => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH === undefined) return [{ name: 'largest paint', skipped: 'there is no Chromium (CHROMIUM_PATH)' }];
  await using folder = await temporaryFolder();
  await using running = await startProduct(folder.path, { pageFolder: join(root, 'frontend', 'dist-web') });
  const { product, url } = running;
  await seedSamples(product, () => undefined);
  await product.projector.idle();
  const answer = (await (await fetch(`${url}/api/search/combos?game=ssbu&limit=1`)).json()) as {
    hits: { _id: string }[];
  };
  const combo = `/combo/${answer.hits[0]?._id ?? ''}`;
  await using browser = await openBrowser(CHROMIUM_PATH);
  const figures: Figure[] = [];
  for (const [what, path] of [
    ['results', '/results/ssbu'],
    ['combo', combo],
    ['landing', '/'],
  ] as const) {
    const { ours, peer } = largestPaints(browser, url, path);
    const pairs = await measurePairs(rounds, ours, peer);
    figures.push(
      against('ms static page', pairs, { name: `largest paint of ${what}`, unit: 'ms', goal: { atMost: 1.3 } }),
    );
  }
  const slowest: number[] = [];
  for (let round = 0; round < (quick ? 1 : 3); round += 1) {
    const waits = await interactionWaits(browser, url, combo);
    mustHold(waits.length > 30, 'hardly anything was pressed');
    slowest.push(percentile(waits, 0.98));
  }
  return [
    ...figures,
    alone(spreadOf(slowest), {
      name: `from a press to its effect, p98, processor ${String(SLOWER)}x slower`,
      unit: 'ms',
      goal: { atMost: 100 },
    }),
  ];
};
