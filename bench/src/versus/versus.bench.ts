import { execFileSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { against, mustHold, type Bench, type Figure, type Goal } from '../harness/figure.js';
import { Helper } from '../harness/helper.js';
import { pairsOf } from '../harness/pairs.js';
import { root } from '../harness/root.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import type { Checkout } from './checkout.js';
import { measureCheckout, type Measured } from './measure-checkout.js';

const MIB = 1024 ** 2;
const FILL = fileURLToPath(new URL('./fill.js', import.meta.url));

/** This checkout against an older one (`BEFORE_ROOT`, built), in turn, on the same combos. */
export const versusBench: Bench = async ({ quick, rounds }) => {
  const before = process.env['BEFORE_ROOT'];
  if (before === undefined) return [{ name: 'against an older checkout', skipped: 'needs --before COMMIT' }];
  await using folder = await temporaryFolder();
  await using load = Helper.start(new URL('../likes/load.js', import.meta.url));
  const [oldFolder, newFolder] = [join(folder.path, 'old'), join(folder.path, 'new')];
  execFileSync(process.execPath, [FILL, before, oldFolder, quick ? '500' : '10000'], { cwd: before });
  await cp(oldFolder, newFolder, { recursive: true });
  const peer: Checkout = { root: before, dataDir: oldFolder };
  const ours: Checkout = { root, dataDir: newFolder };
  const likes = quick ? 1000 : 8000;
  // the first start makes the views of this version anew
  for (const checkout of [peer, ours]) await measureCheckout(checkout, load, likes);
  const found = { peer: [] as Measured[], ours: [] as Measured[] };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['peer', 'ours'] as const) : (['ours', 'peer'] as const);
    for (const side of order) found[side].push(await measureCheckout(side === 'ours' ? ours : peer, load, likes));
  }
  const totals = [...found.peer, ...found.ours].map((each) => each.totals.join(' '));
  mustHold(new Set(totals).size === 1, `the searches found other combos: ${totals.join('; ')}`);
  return figures(found.ours, found.peer);
};

function figures(ours: readonly Measured[], peer: readonly Measured[]): Figure[] {
  const line = (name: string, unit: string, of: (measured: Measured) => number, goal: Goal): Figure =>
    against(`${unit} before`, pairsOf(ours.map(of), peer.map(of)), { name, unit, goal });
  return [
    line('second start, to its ready line', 'ms', ({ startMs }) => startMs, { atMost: 1.05 }),
    line('memory of all processes after use', 'MiB', ({ memoryBytes }) => memoryBytes / MIB, { atMost: 1.05 }),
    line('durable likes', 'likes/s', ({ likesPerSecond }) => likesPerSecond, { atLeast: 0.95 }),
    line('search by HTTP, p95', 'ms', ({ searchP95 }) => searchP95, { atMost: 1.05 }),
  ];
}
