import {
  createLogger,
  distributedSettings,
  lagFault,
  Opened,
  parkedFault,
  runProcess,
  startHealthServer,
} from '@combolab/platform';
import { Metrics } from '@combolab/platform/adapters/metrics';
import { tellWatched } from '@combolab/platform/adapters/tell-watched';
import { SoleLease } from '@combolab/platform/adapters/mongo/sole-lease';
import { ffmpegLacks, findFfmpeg } from '@combolab/preview-worker';
import type { BackendPorts } from './backend-ports.js';
import { createBackend } from './create-backend.js';
import { LoadFigures, tellLoad } from './http/load/load-figures.js';
import { openDistributedPorts } from './process/open-ports.js';
import { ProjectorRole } from './process/projector-role.js';
import { untilPrepared } from './process/until-prepared.js';
import { HELP, parseProcessOptions, type ProcessOptions } from './process/roles.js';

async function main(options: ProcessOptions): Promise<void> {
  const { settings, engines } = distributedSettings(process.env);
  const { roles, pageFolder } = options;
  const name = [...roles].join('+');
  const logger = createLogger(settings, { process: name });
  const opened = new Opened();
  const { ports, base, documents } = await openDistributedPorts(settings, engines, { logger, opened, pageFolder });
  const { watched } = ports;
  const metrics = new Metrics(name);
  tellWatched(metrics, watched);
  if (roles.has('relay')) {
    const relay = base.startRelay();
    watched.add(() => (relay.failure === null ? null : `the relay cannot publish: ${relay.failure}`));
    metrics.gauge('relay_backlog_commits', 'Commits that are not in Kafka yet', () => base.log.backlog());
  }
  if (roles.has('projector')) {
    const { leaseMs } = engines;
    const lease = new SoleLease({ connection: base.connection, name: 'projector', leaseMs });
    const role = opened.use(
      new ProjectorRole(ports, { log: base.log, documents }, lease, base.connection, { leaseMs }),
    );
    const lag = async (): Promise<number> =>
      role.projector === null ? 0 : base.log.lag(await role.projector.stored());
    watched.add(() => (role.failure === null ? null : `the views wait: ${role.failure}`));
    watched.add(() => parkedFault(role.projector?.parked.list() ?? []));
    watched.add(async () => lagFault('the views', await lag(), settings.readyLagEvents));
    metrics.gauge(
      'kept_shards',
      'Shards of the log whose views this process keeps',
      () => role.projector?.numShards ?? 0,
    );
    metrics.gauge('shards', 'Shards of the log, over all processes', () => base.log.shards.length);
    metrics.gauge('reacts', '1 in the process that reacts to events, takes orders and sweeps', () =>
      Number(role.isReacting),
    );
    metrics.gauge('parked_streams', 'Streams that a projection could not apply', () => parkedCount(ports));
    metrics.gauge(
      'unreadable_messages',
      'Messages on the topics of events that are none, as this process has met them',
      () => base.log.unreadable,
    );
    metrics.gauge('projection_lag_events', 'Published events that the views do not have', lag);
  }
  const parts = { api: roles.has('api'), live: roles.has('live'), reactions: false };
  if (parts.api || parts.live) await untilPrepared(ports);
  const lacks = parts.api ? await ffmpegLacks(await findFfmpeg()) : null;
  if (lacks !== null) ports.logger.warn({}, lacks);
  const app = await createBackend(ports, parts);
  opened.defer(() => app.close());
  if (parts.api || parts.live) tellLoad(metrics, app.get(LoadFigures));
  if (parts.api || parts.live) await app.listen(settings.port, settings.host);
  const health = {
    host: settings.host,
    port: settings.healthPort,
    faults: () => watched.faults(),
    without: () => watched.without(),
    metrics: () => metrics.text(),
  };
  const { port } = opened.use(await startHealthServer(health));
  opened.stopOnSignals(logger);
  const where = parts.api || parts.live ? ` at ${await app.getUrl()}` : '';
  process.stdout.write(`ComboLab ${name} is ready${where}, health on port ${String(port)}\n`);
}

const parkedCount = async ({ documents }: Pick<BackendPorts, 'documents'>): Promise<number> =>
  (await documents.parked()).length;

await runProcess(async () => {
  const options = parseProcessOptions(process.argv.slice(2));
  if (options === null) process.stdout.write(`${HELP}\n`);
  else await main(options);
});
