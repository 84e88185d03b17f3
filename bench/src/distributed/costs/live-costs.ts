import { setTimeout as delay } from 'node:timers/promises';
import { createLogger, readSettings } from '@combolab/platform';
import { KafkaLiveFeed } from '@combolab/platform/adapters/kafka-live-feed';
import { mustHold, type Figure } from '../../harness/figure.js';
import { Helper } from '../../harness/helper.js';
import { tallyMessage } from '../../fan-out/message.js';
import { committedLog } from '../committed-log.js';
import { ProcessorClock } from '../processor-time.js';
import { costFigures } from './cost-figures.js';
import { enginePids } from './engine-pids.js';

const LOOK_MS = 50;
/** Below what a feed keeps at most while it sends. */
const AT_ONCE = 5000;

/** Messages to viewers that one process publishes and another hears, as many at once as may be. */
export async function liveCosts(rounds: number): Promise<Figure[]> {
  await using committed = await committedLog(0);
  const logger = createLogger(readSettings({ LOG_LEVEL: 'silent' }), { process: 'bench' });
  await using feed = await KafkaLiveFeed.open(committed.engines.kafka, logger);
  await using hearer = Helper.start(new URL('./live-process.js', import.meta.url), [
    JSON.stringify(committed.environment),
  ]);
  let sent = 0;
  const round = async (): Promise<void> => {
    for (let n = 0; n < AT_ONCE; n += 1) feed.publish({ kind: 'view', message: tallyMessage(`combo:${String(n)}`, n) });
    sent += AT_ONCE;
    for (let looks = 0; (await hearer.ask<number>('heard')) < sent; looks += 1) {
      mustHold(looks < 1000, 'messages of the live feed are missing');
      await delay(LOOK_MS);
    }
  };
  await hearer.ask('heard');
  await round();
  const clock = new ProcessorClock({ 'who hears it': hearer.pid, kafka: enginePids().kafka });
  for (let n = 0; n < rounds; n += 1) await round();
  return costFigures('a message of the live feed', rounds * AT_ONCE, clock.take());
}
