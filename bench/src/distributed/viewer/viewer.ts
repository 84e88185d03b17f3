import { engineUrl } from '@combolab/platform/contract-suites';
import { against, type BenchOptions, type Figure } from '../../harness/figure.js';
import { Helper } from '../../harness/helper.js';
import { measurePairs } from '../../harness/pairs.js';
import { percentile } from '../../harness/stats.js';
import type { BenchSite } from '../site.js';
import { pacedDelays, PER_SECOND, type Liked } from './paced-likes.js';

/** Likes at a steady pace until another gateway's viewers have them, against nothing but the hops between. @param comboIds that nobody liked */
export async function viewerFigure(
  { site, people }: BenchSite,
  comboIds: readonly string[],
  { rounds }: BenchOptions,
): Promise<Figure> {
  const name = `bench-hops-${String(Date.now())}`;
  const hops = [`${engineUrl('mongodb')}/${name}`, engineUrl('kafka'), name];
  await using api = Helper.start(new URL('./hops-api.js', import.meta.url), hops);
  const apiUrl = await api.ask<string>('url');
  await using gateway = Helper.start(new URL('./hops-gateway.js', import.meta.url), hops);
  const tokens = people.map(({ token }) => token ?? '');
  const ours = p99Of({ api: site.processes.api.url, gateway: site.processes.live.url, tokens, comboIds });
  const peer = p99Of({ api: apiUrl, gateway: await gateway.ask<string>('url'), tokens, comboIds });
  // the first has connections to open
  await ours();
  await peer();
  const pairs = await measurePairs(rounds, ours, peer);
  await api.ask('drop');
  return against('ms of an insert, Kafka, a read and a message', pairs, {
    name: `a like to the other gateway's viewer at ${String(PER_SECOND)} a second, p99`,
    unit: 'ms',
    goal: { atMost: 2 },
  });
}

/** Each measurement turns what the one before did. */
function p99Of(liked: Liked): () => Promise<number> {
  let status: 1 | -1 = -1;
  return async () => {
    status = status === 1 ? -1 : 1;
    return percentile(await pacedDelays(liked, status), 0.99);
  };
}
