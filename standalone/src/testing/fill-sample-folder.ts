// node fill-sample-folder.js <folder>: makes it a data folder with the sample combos in views and index
import { seedSamples } from '../samples/seed-samples.js';
import { startTestProduct } from './test-product.js';

const [dataDir = ''] = process.argv.slice(2);
{
  await using running = await startTestProduct({ dataDir });
  await seedSamples(running.product, () => undefined);
}
process.exit(0);
