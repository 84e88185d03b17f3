import { mustHold } from '../harness/figure.js';
import { percentile } from '../harness/stats.js';

/** What people type, and the same with facets chosen. */
const ASKED = [
  'q=mario',
  'q=falcon+on+donkey+kong',
  'q=ladder',
  'q=dk+at+40%25',
  'q=fox+vs+ness',
  'q=dragon+spike',
  'q=pla',
  'attacker=ssbu%3Amario',
  'attacker=ssbu%3Afox&defender=ssbu%3Adonkey-kong',
  'percent=30-50',
  'q=edge&sort=new',
  'tag=True+Combo',
  'q=late+bridge&tag=True+Combo&sort=easy',
  'sort=liked',
  'q=samus+early',
];
const ROUNDS = 20;

/**
 * 95th percentile in ms of searches one after the other, from the request to the last byte of its answer.
 * @returns it with how many combos each question found, in order
 */
export async function searchTimes(url: string): Promise<{ p95: number; totals: number[] }> {
  const times: number[] = [];
  const totals: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const asked of ASKED) {
      const start = performance.now();
      const answer = await fetch(`${url}/api/search/combos?${asked}`);
      const { total } = (await answer.json()) as { total?: number };
      times.push(performance.now() - start);
      mustHold(answer.ok && total !== undefined, `${asked} was answered ${String(answer.status)}`);
      if (round === 0) totals.push(total ?? 0);
    }
  return { p95: percentile(times, 0.95), totals };
}
