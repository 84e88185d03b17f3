import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Settings } from '@combolab/platform';
import { openProduct, type Product } from '../product.js';

export interface TestProduct extends AsyncDisposable {
  readonly product: Product;
  /** Without trailing slash. */
  readonly url: string;
  readonly settings: Settings;
  /** Lines the operator was shown. */
  readonly printed: string[];
}

export interface TestProductOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly previews?: boolean;
  readonly pageFolder?: string | null;
  /** Keeps working in this folder and leaves it; a new one, removed at the end, by default. */
  readonly dataDir?: string;
  /** A data folder that nobody works in: the product begins with a copy of it. */
  readonly copyOf?: string;
  /** Of an earlier product, whose place it takes; any free one by default. */
  readonly port?: number;
}

/** The real product on its own data folder and port, in this process. */
export async function startTestProduct(options: TestProductOptions = {}): Promise<TestProduct> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'combolab-')));
  if (options.copyOf !== undefined)
    await cp(options.copyOf, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...options.env });
  const printed: string[] = [];
  const product = await openProduct(settings, {
    pageFolder: options.pageFolder ?? null,
    previews: options.previews ?? false,
    print: (line) => printed.push(line),
  });
  await product.app.listen(options.port ?? 0, '127.0.0.1');
  const { port } = product.app.getHttpServer().address() as AddressInfo;
  return {
    ...{ product, settings, printed },
    url: `http://127.0.0.1:${String(port)}`,
    async [Symbol.asyncDispose]() {
      await product[Symbol.asyncDispose]();
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
