import { FeedbackGiven } from '@combolab/contracts';
import { createLogger, Opened, readSettings, type DistributedEngines } from '@combolab/platform';
import { openDistributedLog, type DistributedLog } from '@combolab/platform/adapters/distributed/open-log';
import { prepareEngines } from '@combolab/platform/adapters/distributed/prepare';
import { siteSettings } from '@combolab/standalone/testing/distributed-site';

/** How often the backlog is looked at, in ms. */
const LOOK_MS = 25;
/** Commands on their way at once while a log is filled. */
const AT_ONCE = 64;

export interface CommittedLog extends AsyncDisposable {
  /** Of the processes that use it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly base: DistributedLog;
  readonly engines: DistributedEngines;
}

/** A log of its own on the real servers, with so many likes of different people committed and none published. */
export async function committedLog(likes: number): Promise<CommittedLog> {
  const environment = { ...siteSettings(), LOG_LEVEL: 'silent' };
  const settings = readSettings(environment);
  const { engines } = settings;
  if (engines === null) throw new Error('the settings name no servers');
  await prepareEngines(engines, () => undefined);
  const opened = new Opened();
  const base = await openDistributedLog(engines, createLogger(settings, { process: 'bench' }), opened);
  let next = 0;
  const one = async (): Promise<void> => {
    for (let n = next++; n < likes; n = next++) await like(base, n);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return {
    ...{ environment, base, engines },
    async [Symbol.asyncDispose]() {
      await base.connection.dropDatabase();
      await opened[Symbol.asyncDispose]();
    },
  };
}

async function like({ log }: DistributedLog, n: number): Promise<void> {
  const [comboId, userId] = [String(n % 50), String(n)];
  const context = { commandId: `like-${userId}`, actor: userId, correlationId: 'bench' };
  await log.append(`combo/${comboId}/feedback/${userId}`, 0, [FeedbackGiven({ comboId, userId, status: 1 })], context);
}

/** Resolves when a relay has brought every commit to Kafka. */
export async function publishAll(base: DistributedLog): Promise<void> {
  const relay = base.startRelay();
  await untilPublished(base);
  await relay[Symbol.asyncDispose]();
}

/** Resolves when every commit is in Kafka. It looks for one that is not: to count them all would cost the relay's server more than the relay does. */
export async function untilPublished({ log }: DistributedLog): Promise<void> {
  const { collection } = log.commits;
  while ((await collection.findOne({ published: false }, { projection: { _id: 1 } })) !== null)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}
