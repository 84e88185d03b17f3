import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { contentHash, contentName, hashInName } from '@combolab/platform';
import { openFolderBlobs } from '@combolab/platform/adapters/folder-blobs';
import { backUp, checkBackup } from '@combolab/standalone';
import { alone, mustHold, type Bench, type Figure } from '../harness/figure.js';
import { startProduct } from '../harness/product.js';
import { spreadOf } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { flipIn, randomOf, whileFlipped } from './flip.js';
import { flipLog } from './flipped-log.js';

const SEED = 20_261_124;

/** Flips in stored files: how many a look at name and content tells. */
async function flipBlobs(flips: number): Promise<number> {
  await using folder = await temporaryFolder();
  await using blobs = await openFolderBlobs(folder.path);
  const content = randomBytes(200_000);
  const key = contentName('combos/c/study-720.mp4', await contentHash(Readable.from([content])));
  await blobs.put(key, Readable.from([content]));
  const isWhole = async () => (await contentHash(await blobs.read(key))) === hashInName(key);
  mustHold(await isWhole(), 'a whole file is not what its name says');
  const random = randomOf(SEED);
  let found = 0;
  for (let n = 0; n < flips; n++)
    found += await whileFlipped(join(folder.path, key), flipIn(content.length, random), async () =>
      (await isWhole()) ? 0 : 1,
    );
  return found;
}

/** Flips anywhere in the files of a backup: how many its check tells. */
async function flipBackup(flips: number): Promise<number> {
  await using folder = await temporaryFolder();
  const backup = join(folder.path, 'backup');
  {
    await using running = await startProduct(join(folder.path, 'data'));
    await backUp(running.product, backup);
  }
  mustHold((await checkBackup(backup)).length === 0, 'a whole backup is told to be damaged');
  const files = ['backup.json', 'manifest.jsonl', 'auth.sqlite', 'events.sqlite', 'jobs.sqlite', 'secrets.json'];
  const random = randomOf(SEED);
  let found = 0;
  for (let n = 0; n < flips; n++) {
    const file = join(backup, files[n % files.length] ?? '');
    const flip = flipIn((await stat(file)).size, random);
    found += await whileFlipped(file, flip, async () => ((await checkBackup(backup)).length > 0 ? 1 : 0));
  }
  return found;
}

/** One bit at a time is turned in log, files and backups: does verify tell? */
export const flipsBench: Bench = async ({ quick }) => {
  const flips = quick ? 60 : 1000;
  await using folder = await temporaryFolder();
  const { found, harmless, missed } = await flipLog(folder.path, flips, SEED);
  const once = (name: string, value: number, goal: Figure['goal']): Figure =>
    alone(spreadOf([value]), { name, unit: `of ${String(flips)}`, goal });
  return [
    once('flipped bits of the log that verify tells', found, null),
    once('flipped bits of the log where nothing is kept: all that can be read of it stayed the same', harmless, null),
    once('flipped bits of the log that changed something and were not told', missed, { atMost: 0 }),
    once('flipped bits of stored files that verify tells', await flipBlobs(flips), { atLeast: flips }),
    once('flipped bits of a backup that its check tells', await flipBackup(flips), { atLeast: flips }),
  ];
};
