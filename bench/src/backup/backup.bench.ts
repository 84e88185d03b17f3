import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { digestsOfFirst, eventsIn } from '@combolab/standalone/testing/first-events';
import { against, alone, mustHold, type Bench } from '../harness/figure.js';
import { Helper } from '../harness/helper.js';
import { measurePairs } from '../harness/pairs.js';
import { spreadOf } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import type { SteadyOptions } from './steady-likes.js';

const MEASURED_MS = 10_000;
const COMBOS = 200;

/** Likes at an even pace while backups are made, one after the other, against the same likes without them. */
export const backupBench: Bench = async ({ quick, rounds }) => {
  await using folder = await temporaryFolder();
  const dataDir = join(folder.path, 'data');
  await using product = Helper.start(new URL('./backup-server.js', import.meta.url), [dataDir]);
  await using load = Helper.start(new URL('./steady-likes.js', import.meta.url));
  const url = await product.ask<string>('url');
  const tokens = await product.ask<string[]>('users', 50);
  const comboIds = await product.ask<string[]>('combos', COMBOS);
  const [combos, files] = quick ? [500, 20] : [5000, 100];
  await product.ask('fill', combos, files);
  let from = 0;
  const begin = async (): Promise<void> => {
    await load.ask('start', { url, tokens, comboIds, from } satisfies SteadyOptions);
  };
  const end = async (): Promise<number> => {
    const { likes, p99 } = await load.ask<{ likes: number; p99: number }>('stop');
    from += likes;
    return p99;
  };

  await begin();
  await delay(500);
  const copy = join(folder.path, 'checked');
  await product.ask('backUp', copy);
  await delay(500);
  await end();
  await mustBePrefix(copy, dataDir);
  await rm(copy, { recursive: true });

  const measuredMs = quick ? 2000 : MEASURED_MS;
  const took: number[] = [];
  const pairs = await measurePairs(
    rounds,
    async () => {
      await begin();
      for (const until = performance.now() + measuredMs; performance.now() < until;) {
        const target = join(folder.path, 'copy');
        const begun = performance.now();
        await product.ask('backUp', target);
        took.push(performance.now() - begun);
        await rm(target, { recursive: true });
      }
      return end();
    },
    async () => {
      await begin();
      await delay(measuredMs);
      return end();
    },
  );
  return [
    against('without a backup', pairs, {
      name: `p99 of a like at 200 likes/s while a backup is made (${String(combos)} combos, ${String(files)} MB of files)`,
      unit: 'ms',
      goal: { atMost: 2 },
    }),
    alone(spreadOf(took), { name: 'such a backup, under these likes', unit: 'ms', goal: null }),
  ];
};

/** The copy holds some of the log from its beginning, and all its views are those of these events. */
async function mustBePrefix(copy: string, dataDir: string): Promise<void> {
  const [copied, all] = [eventsIn(copy), eventsIn(dataDir)];
  mustHold(copied.length < all.length, 'no like was given after the backup');
  mustHold(
    copied.every((event, i) => JSON.stringify(event) === JSON.stringify(all[i])),
    'the copy is no prefix of the log',
  );
  const [restored, prefix] = [await digestsOfFirst(copy, copied.length), await digestsOfFirst(dataDir, copied.length)];
  mustHold(JSON.stringify(restored) === JSON.stringify(prefix), 'the views of the copy are those of another log');
}
