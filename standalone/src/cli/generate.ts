import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@combolab/platform';
import { generateCombos } from '../generate/generate-combos.js';
import { openProduct } from '../product.js';
import { seedSamples } from '../samples/seed-samples.js';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));

/** How often one line of progress is printed, in ms. */
const TELL_MS = 5000;

const perSecond = (count: number, startedAt: number): string =>
  `${String(Math.round(count / Math.max(0.001, (performance.now() - startedAt) / 1000)))} a second`;

async function run(combos: number, seed: number, likes: number): Promise<void> {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env });
  if (settings.engines !== null)
    throw new Error(
      'generate fills a data folder of the standalone set; these settings name servers. Unset EVENT_LOG.',
    );
  await using product = await openProduct(settings, { pageFolder: null, previews: false, print: console.log });
  const { ports, projector } = product;
  await seedSamples(product, console.log);
  const startedAt = performance.now();
  let toldAt = startedAt;
  const { events } = await generateCombos(ports, {
    ...{ combos, seed, likes },
    onProgress: (done) => {
      if (performance.now() - toldAt < TELL_MS) return;
      toldAt = performance.now();
      console.log(`${String(done)} of ${String(combos)} combos recorded (${perSecond(done, startedAt)})`);
    },
  });
  console.log(`Recorded ${String(events)} new events (${perSecond(events, startedAt)}).`);
  await projector.idle();
  console.log(`Views and search index have them (${perSecond(events, startedAt)} in all).`);
}

const [combos = 0, seed = 1, likes = 1] = process.argv.slice(2).map(Number);
try {
  await run(combos, seed, likes);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
