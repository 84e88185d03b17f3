import { signUpAll } from '../harness/product.js';
import type { Helper } from '../harness/helper.js';
import { mustHold } from '../harness/figure.js';
import type { LoadOptions, LoadOutcome } from '../likes/load.js';
import { startCheckout, type Checkout } from './checkout.js';
import { memoryOf } from './memory.js';
import { searchTimes } from './search-times.js';

export interface Measured {
  /** To the line that says ready. */
  readonly startMs: number;
  /** After searches and likes. */
  readonly memoryBytes: number;
  readonly likesPerSecond: number;
  readonly searchP95: number;
  /** Combos that each search found: must be the same in every checkout. */
  readonly totals: readonly number[];
}

const USERS = 20;
const CONNECTIONS = 50;
const COMBOS = 200;

/** Starts a checkout, searches, likes, looks at its memory, and ends it again. */
export async function measureCheckout(checkout: Checkout, load: Helper, likes: number): Promise<Measured> {
  await using running = await startCheckout(checkout);
  const { url, pid, startMs } = running;
  await searchTimes(url);
  const { p95, totals } = await searchTimes(url);
  const tokens = await signUpAll(url, USERS);
  const options: LoadOptions = {
    ...{ url, tokens, comboIds: await someCombos(url), connections: CONNECTIONS, from: 0 },
    amount: likes,
  };
  await load.ask('run', { ...options, amount: likes / 4 });
  const outcome = await load.ask<LoadOutcome>('run', { ...options, from: likes / 4 });
  mustHold(outcome.refused === 0 && outcome.acknowledged === likes, `${checkout.root}: ${JSON.stringify(outcome)}`);
  return { startMs, memoryBytes: memoryOf(pid), likesPerSecond: outcome.perSecond, searchP95: p95, totals };
}

async function someCombos(url: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null && ids.length < COMBOS;) {
    const page = await fetch(`${url}/api/search/combos?sort=new${cursor === '' ? '' : `&cursor=${cursor}`}`);
    const found = (await page.json()) as { hits: { _id: string }[]; cursor: string | null };
    ids.push(...found.hits.map(({ _id }) => _id));
    cursor = found.cursor;
  }
  mustHold(ids.length >= COMBOS, 'too few combos to like');
  return ids;
}
