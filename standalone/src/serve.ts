import type { AddressInfo } from 'node:net';
import type { Settings } from '@combolab/platform';
import { sweepBlobs } from './maintenance/sweep-blobs.js';
import { startControl } from './control/control-server.js';
import { openProduct, type Product } from './product.js';
import { seedSamples } from './samples/seed-samples.js';

export interface ServeOptions {
  readonly pageFolder: string | null;
  /** Fill an empty installation with sample combos. */
  readonly samples: boolean;
}

/** How often files without a record are looked for, in ms; also shortly after each start. */
const SWEEP_MS = 24 * 3600 * 1000;
const FIRST_SWEEP_MS = 60_000;

function startSweeping({ ports, logger, maintenance }: Product): void {
  const sweep = (): void => {
    maintenance(() => sweepBlobs(ports.log, ports.blobs)).then(
      (swept) => {
        if (swept.trashed.length + swept.deleted.length > 0) logger.info(swept, 'swept files that no combo names');
      },
      (error: unknown) => {
        logger.warn({ err: error }, 'files could not be swept; tried again tomorrow');
      },
    );
  };
  setTimeout(sweep, FIRST_SWEEP_MS).unref();
  setInterval(sweep, SWEEP_MS).unref();
}

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs the product until the process is told to stop; prints one line when it is truly ready. */
export async function serve(settings: Settings, { pageFolder, samples }: ServeOptions): Promise<Product> {
  const product = await openProduct(settings, { pageFolder, print });
  const control = await startControl(product);
  if (samples) await seedSamples(product, print);
  await product.app.listen(settings.port, settings.host);
  startSweeping(product);
  const { port } = product.app.getHttpServer().address() as AddressInfo;
  const stop = (signal: string): void => {
    product.logger.info({ signal }, 'stopping');
    control[Symbol.asyncDispose]()
      .then(() => product[Symbol.asyncDispose]())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          product.logger.error({ err: error }, 'did not stop cleanly');
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
