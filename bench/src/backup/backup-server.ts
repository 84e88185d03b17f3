import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { backUp, generateCombos } from '@combolab/standalone';
import { answerParent } from '../harness/helper.js';
import { recordCombos, signUpAll, startProduct } from '../harness/product.js';

const FILE_BYTES = 1024 ** 2;

/** The product with something to copy; backups are made inside of it, as when the operator's command asks for one. */
const { product, url } = await startProduct(process.argv[2] ?? '');

async function fill(combos: number, files: number): Promise<void> {
  await generateCombos(product.ports, { combos, seed: 7, likes: 2 });
  for (let n = 0; n < files; n += 1)
    await product.ports.blobs.put(`combos/filled/${String(n)}.mp4`, Readable.from([randomBytes(FILE_BYTES)]));
  await product.projector.idle();
}

answerParent({
  url: () => url,
  users: (count: number) => signUpAll(url, count),
  combos: (count: number) => recordCombos(product, count),
  fill,
  backUp: (folder: string) => backUp(product, folder),
});
