import { join } from 'node:path';
import { FeedbackGiven, streams } from '@combolab/contracts';
import { against, mustHold, type Bench } from '../harness/figure.js';
import { measurePairs, type Measure } from '../harness/pairs.js';
import { recordCombos, startProduct } from '../harness/product.js';
import { root } from '../harness/root.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { timeToReady } from './until-line.js';

const COMBOS = 1000;
const AT_ONCE = 2000;

/** Fills a folder with combos and likes until its log has so many events, and its views all of them. */
async function fill(dataDir: string, events: number): Promise<void> {
  await using running = await startProduct(dataDir);
  const { log } = running.product.ports;
  const comboIds = await recordCombos(running.product, COMBOS);
  for (let first = COMBOS; first < events; first += AT_ONCE) {
    const count = Math.min(AT_ONCE, events - first);
    await Promise.all(
      Array.from({ length: count }, (_, i) => {
        const comboId = comboIds[(first + i) % COMBOS] ?? '';
        const userId = `user-${String(Math.floor((first + i) / COMBOS))}`;
        const given = FeedbackGiven({ comboId, userId, status: 1 });
        const context = { commandId: `like-${String(first + i)}`, actor: userId, correlationId: 'bench' };
        return log.append(streams.feedback(comboId, userId), 0, [given], context);
      }),
    );
  }
  await running.product.projector.idle();
}

/** A second start with a million events whose views are complete, against one of an empty site. */
export const startLargeBench: Bench = async ({ quick, rounds }) => {
  await using folder = await temporaryFolder();
  const events = quick ? 10_000 : 1_000_000;
  const [large, empty] = [join(folder.path, 'large'), join(folder.path, 'empty')];
  await fill(large, events);
  const started =
    (dataDir: string, combos: number): Measure =>
    () =>
      timeToReady({
        ...{ command: process.execPath, args: ['scripts/start.mjs', '--no-samples'], cwd: root },
        ...{ ready: /^ComboLab is ready at (\S+)$/, env: { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' } },
        check: async (url) => {
          const { total } = (await (await fetch(`${url}/api/search/combos`)).json()) as { total: number };
          mustHold((await fetch(`${url}/health/ready`)).ok && total === combos, `${String(total)} combos are found`);
        },
      });
  const measures = { large: started(large, COMBOS), empty: started(empty, 0) };
  await measures.large();
  await measures.empty();
  return [
    against('ms an empty site', await measurePairs(rounds, measures.large, measures.empty), {
      name: `second start with ${events.toLocaleString('en')} events, to its ready line`,
      unit: 'ms',
      goal: { atMost: 1.5 },
    }),
  ];
};
