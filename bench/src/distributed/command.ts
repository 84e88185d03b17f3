import { engineUrl } from '@combolab/platform/contract-suites';
import { openAskedApi } from '@combolab/standalone/testing/asked-api';
import { alone, against, mustHold, type BenchOptions, type Figure } from '../harness/figure.js';
import { Helper } from '../harness/helper.js';
import { measurePairs } from '../harness/pairs.js';
import { percentile, spreadOf } from '../harness/stats.js';
import type { BenchSite } from './site.js';

/** One client, one request after another: what the chain costs, not how much fits beside each other. */
export async function commandFigure({ site, people, comboIds }: BenchSite, options: BenchOptions): Promise<Figure> {
  const database = `${engineUrl('mongodb')}/bench-${String(Date.now())}`;
  await using echo = Helper.start(new URL('./echo-insert-server.js', import.meta.url), [database]);
  const amount = options.quick ? 50 : 300;
  const [echoUrl, ourUrl] = [await echo.ask<string>('url'), site.processes.api.url];
  let n = 0;
  const p50 = async (url: string): Promise<number> => {
    const times: number[] = [];
    for (let i = 0; i < amount; i += 1, n += 1) times.push(await likeTime(url, people, comboIds, n));
    return percentile(times, 0.5);
  };
  await p50(ourUrl);
  await p50(echoUrl);
  const pairs = await measurePairs(
    options.rounds,
    () => p50(ourUrl),
    () => p50(echoUrl),
  );
  await echo.ask('drop');
  return against('ms of Express and the same number of bare questions', pairs, {
    name: 'a like through the API, durable at a majority of MongoDB, p50',
    unit: 'ms',
    goal: { atMost: 1.3 },
    note: 'one request at a time, limits off: three questions, two of them at once',
  });
}

async function likeTime(
  url: string,
  people: BenchSite['people'],
  comboIds: readonly string[],
  n: number,
): Promise<number> {
  const comboId = comboIds[n % comboIds.length];
  const round = Math.floor(n / comboIds.length);
  const start = performance.now();
  const answer = await fetch(`${url}/api/combo/add-feedback`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${people[round % people.length]?.token ?? ''}`,
    },
    body: JSON.stringify({ comboId, likeStatus: Math.floor(round / people.length) % 2 === 0 ? 1 : -1 }),
  });
  await answer.arrayBuffer();
  mustHold(answer.status === 200, `a like was answered by ${String(answer.status)}`);
  return performance.now() - start;
}

/** What a like asks MongoDB, its limit among it; what is read once a second for everything is left out. */
export async function questionsFigure({ site, people, comboIds }: BenchSite): Promise<Figure> {
  await using api = await openAskedApi(site);
  const counts: number[] = [];
  await likeTime(api.url, people, comboIds, 0);
  for (let n = 1; n <= 10; n += 1) {
    api.take();
    await likeTime(api.url, people, comboIds, n);
    counts.push(api.take().filter(({ on }) => on !== 'projections').length);
  }
  return alone(spreadOf(counts), { name: 'questions to MongoDB for a like', unit: 'questions', goal: { atMost: 4 } });
}
