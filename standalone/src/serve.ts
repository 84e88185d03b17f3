import type { AddressInfo } from 'node:net';
import { DailySweep } from '@combolab/backend/domain';
import type { Settings } from '@combolab/platform';
import { startControl } from './control/control-server.js';
import { startHealth } from './health.js';
import { openProduct, type Product } from './product.js';
import { seedSamples } from './samples/seed-samples.js';

export interface ServeOptions {
  readonly pageFolder: string | null;
  /** Fill an empty installation with sample combos. */
  readonly samples: boolean;
}

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs the product until the process is told to stop; prints one line when it is truly ready. */
export async function serve(settings: Settings, { pageFolder, samples }: ServeOptions): Promise<Product> {
  const product = await openProduct(settings, { pageFolder, print });
  const control = await startControl(product);
  const health = await startHealth(product);
  if (health !== null) print(`Health and figures at http://${settings.host}:${String(health.port)}`);
  if (samples) await seedSamples(product, print);
  await product.app.listen(settings.port, settings.host);
  const { ports, logger, maintenance } = product;
  const sweep = new DailySweep({ log: ports.log, blobs: ports.blobs, logger, within: maintenance });
  // what nobody waited for and nobody foresaw must not take everybody else's requests with it
  process.on('unhandledRejection', (error) => {
    logger.error({ err: error }, 'something failed that nobody waited for');
  });
  const { port } = product.app.getHttpServer().address() as AddressInfo;
  const stop = (signal: string): void => {
    logger.info({ signal }, 'stopping');
    control[Symbol.asyncDispose]()
      .then(() => health?.[Symbol.asyncDispose]())
      .then(() => sweep[Symbol.asyncDispose]())
      .then(() => product[Symbol.asyncDispose]())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error }, 'did not stop cleanly');
          process.exit(1);
        },
      );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const host = settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host;
  print(`ComboLab is ready at http://${host}:${String(port)}`);
  return product;
}
