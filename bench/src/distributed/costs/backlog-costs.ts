import { setTimeout as delay } from 'node:timers/promises';
import { mustHold, type Figure } from '../../harness/figure.js';
import { Helper } from '../../harness/helper.js';
import { committedLog, untilPublished, type CommittedLog } from '../committed-log.js';
import { ProcessorClock } from '../processor-time.js';
import { costFigures, stated } from './cost-figures.js';
import { enginePids } from './engine-pids.js';

const LOOK_MS = 100;

/**
 * A backlog of likes brought to Kafka by one relay, then applied by one projector that shares its shards: batches are as large as
 * they get. The first half only warms up: code that has just been started costs twice as much.
 */
export async function backlogCosts(likes: number): Promise<Figure[]> {
  await using committed = await committedLog(likes);
  return [...(await relayed(committed, likes)), ...(await projected(committed, likes))];
}

async function relayed({ base }: CommittedLog, likes: number): Promise<Figure[]> {
  const waiting = (): Promise<number> => base.log.commits.collection.countDocuments({ published: false });
  const relay = base.startRelay();
  while ((await waiting()) > likes / 2) await delay(LOOK_MS);
  const clock = new ProcessorClock({ relay: process.pid, ...enginePids() });
  const left = await waiting();
  const start = performance.now();
  await untilPublished(base);
  const seconds = (performance.now() - start) / 1000;
  const spent = clock.take();
  await relay[Symbol.asyncDispose]();
  mustHold(left > 0, 'everything was relayed before it was looked at');
  return [
    stated('backlog, relay', 'events/s', left / seconds),
    ...costFigures('backlog, an event relayed', left, spent),
  ];
}

async function projected({ base, environment }: CommittedLog, likes: number): Promise<Figure[]> {
  const connection = base.connection.useDb(`${base.connection.name}-v${String(Date.now())}`);
  await using projector = Helper.start(new URL('../projector-process.js', import.meta.url), [
    JSON.stringify(environment),
    connection.name,
  ]);
  while ((await projector.ask<number>('applied')) < likes / 2) await delay(LOOK_MS);
  const [from, start] = [await projector.ask<number>('applied'), performance.now()];
  const clock = new ProcessorClock({ projector: projector.pid, ...enginePids() });
  while ((await projector.ask<number>('applied')) < likes) await delay(LOOK_MS);
  const seconds = (performance.now() - start) / 1000;
  const spent = clock.take();
  await connection.dropDatabase();
  mustHold(likes > from, 'everything was applied before it was looked at');
  return [
    stated('backlog, projector', 'events/s', (likes - from) / seconds),
    ...costFigures('backlog, an event applied', likes - from, spent),
  ];
}
