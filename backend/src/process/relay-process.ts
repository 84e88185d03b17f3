import { createLogger, distributedSettings, Opened, Watched } from '@combolab/platform';
import { openDistributedLog, type DistributedLog } from '@combolab/platform/adapters/distributed/open-log';
import { Metrics } from '@combolab/platform/adapters/metrics';
import { isConnected } from '@combolab/platform/adapters/mongo/mongo-connection';
import { tellReady } from './tell-ready.js';

/** A process that brings commits to Kafka, and opens nothing else: views, index, files and accounts may be away. */
export async function runRelay(): Promise<void> {
  const { settings, engines } = distributedSettings(process.env);
  const name = 'relay';
  const logger = createLogger(settings, { process: name });
  const [opened, watched, metrics] = [new Opened(), new Watched(), new Metrics(name)];
  const kafka = watched.absence('Kafka', 'commits wait in MongoDB', (words, err) => {
    logger.warn({ err }, words);
  });
  const base = await openDistributedLog(engines, logger, opened, kafka);
  watched.add(() => (isConnected(base.connection) ? null : 'the database of the commits is away'));
  startRelay(base, watched, metrics);
  await tellReady({ ...{ name, settings, watched, metrics, logger, opened }, url: null });
}

/** Begins to publish, and tells how that goes. */
export function startRelay(base: DistributedLog, watched: Watched, metrics: Metrics): void {
  const relay = base.startRelay();
  watched.add(() => (relay.failure === null ? null : `the relay cannot publish: ${relay.failure}`));
  metrics.gauge('relay_backlog_commits', 'Commits that are not in Kafka yet', () => base.log.backlog());
}
