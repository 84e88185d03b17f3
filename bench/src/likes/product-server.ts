import { feedbackDecider, fold } from '@combolab/backend/domain';
import { FeedbackCleared, FeedbackGiven } from '@combolab/contracts';
import type { SqliteEventLog } from '@combolab/platform/adapters/sqlite-event-log';
import { generateCombos } from '@combolab/standalone/generate/generate-combos';
import { answerParent } from '../harness/helper.js';
import { recordCombos, signUpAll, startProduct } from '../harness/product.js';

/** The product, asked how many transactions it wrote and whether its counts are those of its log. */
const { product, url } = await startProduct(process.argv[2] ?? '');

async function likesInLog(comboIds: readonly string[]): Promise<{ events: number; likes: number }> {
  const status = new Map<string, number>();
  let events = 0;
  await product.ports.log.scan('', (stream, recorded) => {
    const given = recorded.filter(({ type }) => type === FeedbackGiven.type || type === FeedbackCleared.type);
    events += given.length;
    const last = given.at(-1);
    if (last !== undefined && comboIds.includes(stream.split('/')[1] ?? ''))
      status.set(stream, fold(feedbackDecider, [last]));
    return Promise.resolve();
  });
  return { events, likes: [...status.values()].filter((each) => each === 1).length };
}

answerParent({
  url: () => url,
  users: (count: number) => signUpAll(url, count),
  combos: (count: number) => recordCombos(product, count),
  generate: (combos: number) => generateCombos(product.ports, { combos, seed: 1, likes: 1 }),
  commits: () => (product.ports.log as SqliteEventLog).commits,
  idle: () => product.projector.idle(),
  likesInLog,
});
