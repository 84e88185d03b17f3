import { mustHold, type Figure } from '../../harness/figure.js';
import { ProcessorClock } from '../processor-time.js';
import type { BenchSite } from '../site.js';
import { atOnce } from './at-once.js';
import { costFigures } from './cost-figures.js';
import { enginePids } from './engine-pids.js';

const AT_ONCE = 16;

/** What a page asks for most: a combo, and a search with its facets. The first third only warms up. */
export async function readCosts({ site, comboIds }: BenchSite, count: number): Promise<Figure[]> {
  const { api } = site.processes;
  const clock = new ProcessorClock({ api: api.pid, ...enginePids() });
  const measure = async (what: string, addressOf: (n: number) => string): Promise<Figure[]> => {
    const one = async (n: number): Promise<void> => {
      const answer = await fetch(`${api.url}/api${addressOf(n)}`);
      await answer.arrayBuffer();
      mustHold(answer.status === 200, `${what} was answered ${String(answer.status)}`);
    };
    await atOnce(AT_ONCE, count / 2, one);
    clock.take();
    await atOnce(AT_ONCE, count, one);
    return costFigures(`${what}, ${String(AT_ONCE)} at once`, count, clock.take());
  };
  return [
    ...(await measure('a combo read', (n) => `/combo/${comboIds[n % comboIds.length] ?? ''}`)),
    ...(await measure('a search read', (n) => `/search/combos?q=mario&percent=${String(n % 90)}-100`)),
  ];
}
