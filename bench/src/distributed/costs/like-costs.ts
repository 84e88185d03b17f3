import { setTimeout as delay } from 'node:timers/promises';
import type { Figure } from '../../harness/figure.js';
import { mustHold } from '../../harness/figure.js';
import { ProcessorClock } from '../processor-time.js';
import type { BenchSite } from '../site.js';
import { atOnce } from './at-once.js';
import { costFigures, stated } from './cost-figures.js';
import { enginePids } from './engine-pids.js';

const IDLE_MS = 20_000;
const SETTLING_MS = 5000;

/** Likes one after another, when every batch holds one, and many at once, when batches are large. */
export interface Likes {
  readonly atOnce: number;
  readonly count: number;
}

/** What each process spends on a like, with what it spends when nobody does anything taken off. */
export async function likeCosts(started: BenchSite, kinds: readonly Likes[]): Promise<Figure[]> {
  const pids = Object.entries(started.site.processes).map(([name, { pid }]) => [name, pid] as const);
  const clock = new ProcessorClock({ ...Object.fromEntries(pids), ...enginePids(), 'the bench': process.pid });
  const idleOf = async (): Promise<Readonly<Record<string, number>>> => {
    clock.take();
    await delay(IDLE_MS);
    return clock.take();
  };
  await delay(SETTLING_MS);
  const idle = await idleOf();
  const figures = Object.entries(idle).map(([name, ms]) =>
    stated(`idle: processor of ${name}`, '% of one core', (ms / IDLE_MS) * 100),
  );
  let sent = 0;
  for (const { atOnce: many, count } of kinds) {
    clock.take();
    const begun = performance.now();
    await atOnce(many, count, (n) => like(started, sent + n));
    const ms = performance.now() - begun;
    sent += count;
    // what they set off is theirs, too
    await delay(SETTLING_MS);
    const passed = ms + SETTLING_MS;
    const meanwhile = Object.entries(idle).map(([name, idleMs]) => [name, (idleMs / IDLE_MS) * passed] as const);
    figures.push(
      stated(`${String(many)} at once`, 'likes/s', (count / ms) * 1000),
      ...costFigures(`a like of ${String(many)} at once`, count, clock.take(), Object.fromEntries(meanwhile)),
    );
  }
  return figures;
}

/** Each changes something: who has liked all combos dislikes them next. */
async function like({ site, people, comboIds }: BenchSite, n: number): Promise<void> {
  const round = Math.floor(n / comboIds.length);
  const answer = await fetch(`${site.processes.api.url}/api/combo/add-feedback`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${people[round % people.length]?.token ?? ''}`,
    },
    body: JSON.stringify({
      comboId: comboIds[n % comboIds.length],
      likeStatus: Math.floor(round / people.length) % 2 === 0 ? 1 : -1,
    }),
  });
  await answer.arrayBuffer();
  mustHold(answer.status === 200, `a like was answered by ${String(answer.status)}`);
}
