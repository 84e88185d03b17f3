import { against, alone, mustHold, type Bench } from '../harness/figure.js';
import { Helper } from '../harness/helper.js';
import { pairsOf } from '../harness/pairs.js';
import { spreadOf } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import type { LoadOptions, LoadOutcome } from '../likes/load.js';
import { searchTimes } from '../versus/search-times.js';

const LIKES_PER_SECOND = 300;
/** Longer than the questions of one measurement take. */
const LIKING_S = 12;
const LIKED = 500;

/** Searches over HTTP while likes flow through the whole product, log, views and index, and while none do. */
export const searchHttpBench: Bench = async ({ quick, rounds }) => {
  await using folder = await temporaryFolder();
  await using product = Helper.start(new URL('../likes/product-server.js', import.meta.url), [folder.path]);
  await using load = Helper.start(new URL('../likes/load.js', import.meta.url));
  const url = await product.ask<string>('url');
  const combos = quick ? 300 : 10_000;
  await product.ask('generate', combos);
  const tokens = await product.ask<string[]>('users', quick ? 20 : 100);
  const comboIds = await product.ask<string[]>('combos', LIKED);
  await product.ask('idle');
  let from = 0;
  const like = async (): Promise<LoadOutcome> => {
    const amount = LIKES_PER_SECOND * LIKING_S;
    const options: LoadOptions = { url, tokens, comboIds, connections: 50, amount, from, perSecond: LIKES_PER_SECOND };
    from += amount;
    return load.ask<LoadOutcome>('run', options);
  };
  const [idle, busy, rates]: [number[], number[], number[]] = [[], [], []];
  await searchTimes(url);
  for (let round = 0; round < rounds; round += 1) {
    await product.ask('idle');
    idle.push((await searchTimes(url)).p95);
    const liking = like();
    busy.push((await searchTimes(url)).p95);
    const { perSecond, refused } = await liking;
    mustHold(refused === 0, `${String(refused)} likes were refused`);
    rates.push(perSecond);
  }
  const name = `search over HTTP p95 while likes flow, ${combos.toLocaleString('en')} combos`;
  return [
    against('ms while none do', pairsOf(busy, idle), { name, unit: 'ms', goal: { atMost: 1.5 } }),
    alone(spreadOf(rates), { name: 'likes through the whole product meanwhile', unit: 'likes/s', goal: null }),
  ];
};
