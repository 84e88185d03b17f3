import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BackendPorts } from '@combolab/backend/domain';
import { readSettings, type Settings } from '@combolab/platform';
import { openSite } from '../distributed/open-site.js';
import { generateCombos } from '../generate/generate-combos.js';
import { openProduct } from '../product.js';
import { seedSamples } from '../samples/seed-samples.js';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));

/** How often one line of progress is printed, in ms. */
const TELL_MS = 5000;

const perSecond = (count: number, startedAt: number): string =>
  `${String(Math.round(count / Math.max(0.001, (performance.now() - startedAt) / 1000)))} a second`;

interface Amounts {
  readonly combos: number;
  readonly seed: number;
  readonly likes: number;
}

/** Records what is not there yet, and tells how far it is. @returns when it began, by the clock that only goes forward */
async function record(ports: Pick<BackendPorts, 'log' | 'blobs'>, amounts: Amounts) {
  const startedAt = performance.now();
  let toldAt = startedAt;
  const { events } = await generateCombos(ports, {
    ...amounts,
    onProgress: (done) => {
      if (performance.now() - toldAt < TELL_MS) return;
      toldAt = performance.now();
      console.log(`${String(done)} of ${String(amounts.combos)} combos recorded (${perSecond(done, startedAt)})`);
    },
  });
  console.log(`Recorded ${String(events)} new events (${perSecond(events, startedAt)}).`);
  return { events, startedAt };
}

async function intoFolder(settings: Settings, amounts: Amounts): Promise<void> {
  await using product = await openProduct(settings, { pageFolder: null, previews: false, print: console.log });
  await seedSamples(product, console.log);
  const { events, startedAt } = await record(product.ports, amounts);
  await product.projector.idle();
  console.log(`Views and search index have them (${perSecond(events, startedAt)} in all).`);
}

/** Only the commits: the site's own processes bring them to the views and the index. */
async function intoServers(environment: Readonly<Record<string, string | undefined>>, amounts: Amounts): Promise<void> {
  await using site = await openSite(environment);
  await record(site.ports, amounts);
  console.log('The relay, the projector and the search-indexer bring them to views and index while they run.');
}

async function run(amounts: Amounts): Promise<void> {
  const environment = { LOG_LEVEL: 'warn', ...process.env };
  const settings = readSettings(environment);
  if (settings.engines === null) await intoFolder(settings, amounts);
  else await intoServers(environment, amounts);
}

const [combos = 0, seed = 1, likes = 1] = process.argv.slice(2).map(Number);
try {
  await run({ combos, seed, likes });
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
