import { setTimeout as delay } from 'node:timers/promises';
import { EVERYTHING } from '@combolab/platform';
import { openSite } from '@combolab/standalone/distributed/open-site';
import { untilViewed } from '@combolab/standalone/distributed/verify-site';
import { generateCombos } from '@combolab/standalone/generate/generate-combos';
import { DistributedSite } from '@combolab/standalone/testing/distributed-site';
import { against, alone, mustHold, type BenchOptions, type Figure } from '../../harness/figure.js';
import { Helper } from '../../harness/helper.js';
import { measurePairs } from '../../harness/pairs.js';
import { spreadOf } from '../../harness/stats.js';

/** What a process of its own did. */
export interface Read {
  readonly ms: number;
  /** Of the process, at most, bytes. */
  readonly memory: number;
  /** Combos of which the stores told. */
  readonly combos: number;
}

const LOOK_MS = 500;
const MIB = 1024 ** 2;
/** A pair takes minutes. */
const PAIRS = 2;

/** `verify` of a filled site, against bare clients that read the same stores once and parse what they hold. */
export async function verifyFigures({ quick, rounds }: BenchOptions): Promise<Figure[]> {
  const combos = quick ? 1000 : 100_000;
  await using site = await DistributedSite.start();
  const { settings } = site;
  {
    await using open = await openSite({ ...settings, LOG_LEVEL: 'silent' });
    await generateCombos(open.ports, { combos, seed: 1, likes: 0 });
    while ((await open.ports.search.search({ ...EVERYTHING, limit: 1 })).total < combos) await delay(LOOK_MS);
    await untilViewed(open.ports);
  }
  const memory: number[] = [];
  const read = async (by: 'verify' | 'scan'): Promise<number> => {
    await using helper = Helper.start(new URL(`./${by}-process.js`, import.meta.url), [JSON.stringify(settings)]);
    const done = await helper.ask<Read>('read');
    mustHold(done.combos === combos, `${by} saw ${String(done.combos)} of ${String(combos)} combos`);
    if (by === 'verify') memory.push(done.memory / MIB);
    return done.ms / 1000;
  };
  const pairs = await measurePairs(
    Math.min(rounds, PAIRS),
    () => read('verify'),
    () => read('scan'),
  );
  const name = `verify of ${combos.toLocaleString('en')} combos`;
  return [
    against('s of bare clients reading the same stores once', pairs, { name, unit: 's', goal: { atMost: 3 } }),
    alone(spreadOf(memory), { name: `${name}: memory of its process at most`, unit: 'MiB', goal: null }),
  ];
}
