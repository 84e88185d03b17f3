import { against, alone, mustHold, type Bench, type Result } from '../harness/figure.js';
import { Helper } from '../harness/helper.js';
import { measurePairs } from '../harness/pairs.js';
import { spreadOf } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { countSyncs, type Syncs } from './count-syncs.js';
import type { LoadOptions, LoadOutcome } from './load.js';

const CONNECTIONS = 100;
/** With 200 users enough that nearly every like is a first one, as in life. */
const COMBOS = 500;

/** Likes that are durable before they are acknowledged, against Express that stores nothing. */
export const likesBench: Bench = async ({ quick, rounds }) => {
  await using folder = await temporaryFolder();
  await using product = Helper.start(new URL('./product-server.js', import.meta.url), [folder.path]);
  await using echo = Helper.start(new URL('./echo-server.js', import.meta.url));
  await using load = Helper.start(new URL('./load.js', import.meta.url));
  const [productUrl, echoUrl] = [await product.ask<string>('url'), await echo.ask<string>('url')];
  const tokens = await product.ask<string[]>('users', quick ? 20 : 200);
  const comboIds = await product.ask<string[]>('combos', COMBOS);
  const amount = quick ? 1000 : 20_000;
  const asked = { product: 0, echo: 0 };
  const p99 = { product: [] as number[], echo: [] as number[] };
  const run = async (to: 'product' | 'echo', count = amount): Promise<number> => {
    const url = to === 'product' ? productUrl : echoUrl;
    const options: LoadOptions = { url, tokens, comboIds, connections: CONNECTIONS, amount: count, from: asked[to] };
    asked[to] += count;
    const outcome = await load.ask<LoadOutcome>('run', options);
    mustHold(outcome.refused === 0 && outcome.acknowledged === count, `${to}: ${JSON.stringify(outcome)}`);
    p99[to].push(outcome.p99);
    return outcome.perSecond;
  };
  await run('product', amount / 4);
  await run('echo', amount / 4);
  p99.product = [];
  p99.echo = [];
  const before = { commits: await product.ask<number>('commits'), asked: asked.product };
  const pairs = await measurePairs(
    rounds,
    () => run('product'),
    () => run('echo'),
  );
  const commits = (await product.ask<number>('commits')) - before.commits;
  const perCommand = commits / (asked.product - before.asked);
  const latencies = { product: spreadOf(p99.product), echo: spreadOf(p99.echo) };
  const syncs = await countSyncs(product.pid, () => run('product', amount / 4));
  await checkCounts(product, productUrl, comboIds, asked.product);
  return [
    against('echo/s', pairs, {
      name: `durable likes, ${String(CONNECTIONS)} clients, against bare Express`,
      unit: 'likes/s',
      goal: { atLeast: 0.4 },
      note: `p99 ${latencies.product.median.toFixed(0)} ms against ${latencies.echo.median.toFixed(0)} ms`,
    }),
    alone(spreadOf([perCommand]), {
      name: 'transactions (one fdatasync each) of the log per like',
      unit: `(1/${(1 / perCommand).toFixed(0)})`,
      goal: { atMost: 1 / 16 },
    }),
    syncFigure(syncs, amount / 4),
  ];
};

function syncFigure(syncs: Syncs | null, likes: number): Result {
  const name = 'fsync and fdatasync of the whole process per like, by strace';
  if (syncs === null) return { name, skipped: 'strace cannot be used here' };
  const note = [...syncs].map(([file, count]) => `${file} ${String(count)}`).join(', ');
  const total = [...syncs.values()].reduce((sum, count) => sum + count, 0);
  return alone(spreadOf([total / likes]), { name, unit: '', goal: { atMost: 1 / 16 }, note });
}

/** Every acknowledged like is one event, and the counts shown are those of a fold of the log. */
async function checkCounts(product: Helper, url: string, comboIds: readonly string[], asked: number): Promise<void> {
  await product.ask('idle');
  const log = await product.ask<{ events: number; likes: number }>('likesInLog', comboIds);
  mustHold(log.events === asked, `${String(asked)} likes acknowledged, ${String(log.events)} in the log`);
  let shown = 0;
  for (const comboId of comboIds) {
    const [combo] = (await (await fetch(`${url}/api/combo/${comboId}`)).json()) as [{ numLikes: number }];
    shown += combo.numLikes;
  }
  mustHold(shown === log.likes, `${String(shown)} likes shown, ${String(log.likes)} by the log`);
}
