import { createLogger, distributedSettings, Opened, Watched, type Traces } from '@combolab/platform';
import { openDistributedLog, type DistributedLog } from '@combolab/platform/adapters/distributed/open-log';
import { openTraces } from '@combolab/platform/adapters/open-traces';
import { tellLostSpans } from '@combolab/platform/adapters/tell-lost-spans';
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
  const traces = opened.use(await openTraces(settings, name, logger));
  const base = await openDistributedLog(engines, logger, opened, kafka);
  watched.add(() => (isConnected(base.connection) ? null : 'the database of the commits is away'));
  tellLostSpans(metrics, traces);
  startRelay(base, watched, metrics, traces);
  await tellReady({ ...{ name, settings, watched, metrics, logger, opened }, url: null });
}

/** Begins to publish, and tells how that goes. */
export function startRelay(base: DistributedLog, watched: Watched, metrics: Metrics, traces: Traces): void {
  const relay = base.startRelay(traces);
  watched.add(() => (relay.failure === null ? null : `the relay cannot publish: ${relay.failure}`));
  metrics.gauge('relay_backlog_commits', 'Commits that are not in Kafka yet', () => base.log.backlog());
}
