import { createLogger, Opened, readSettings, SettingsError, startHealthServer } from '@combolab/platform';
import { Metrics } from '@combolab/platform/adapters/metrics';
import { createBackend } from './create-backend.js';
import { openDistributedPorts } from './process/open-ports.js';
import { startProjector } from './process/projector-role.js';
import { HELP, parseProcessOptions, type ProcessOptions } from './process/roles.js';

async function main(options: ProcessOptions): Promise<void> {
  const settings = readSettings(process.env);
  const { engines } = settings;
  if (engines === null)
    throw new SettingsError(
      'Roles need the distributed set of engines (docs/operations.md). On one machine: npm start.',
    );
  const { roles, pageFolder } = options;
  const name = [...roles].join('+');
  const logger = createLogger(settings, { process: name });
  const opened = new Opened();
  const { ports, base, watched } = await openDistributedPorts(settings, engines, { logger, opened, pageFolder });
  const metrics = new Metrics(name);
  if (roles.has('relay')) {
    const relay = base.startRelay();
    watched.push(() => (relay.failure === null ? null : `the relay cannot publish: ${relay.failure}`));
    metrics.gauge('relay_backlog_commits', 'Commits that are not in Kafka yet', () => base.log.backlog());
  }
  if (roles.has('projector')) {
    const projector = await startProjector(ports, opened);
    metrics.gauge('parked_streams', 'Streams that a projection could not apply', () => projector.parked.list().length);
    metrics.gauge('projection_lag_events', 'Published events that the views do not have', () =>
      base.log.lag(projector.checkpoint),
    );
  }
  const parts = { api: roles.has('api'), live: roles.has('live'), reactions: roles.has('projector') };
  const app = await createBackend(ports, parts);
  opened.defer(() => app.close());
  if (parts.api || parts.live) await app.listen(settings.port, settings.host);
  const health = {
    host: settings.host,
    port: settings.healthPort,
    faults: ports.faults,
    metrics: () => metrics.text(),
  };
  const { port } = opened.use(await startHealthServer(health));
  opened.stopOnSignals(logger);
  const where = parts.api || parts.live ? ` at ${await app.getUrl()}` : '';
  process.stdout.write(`ComboLab ${name} is ready${where}, health on port ${String(port)}\n`);
}

try {
  const options = parseProcessOptions(process.argv.slice(2));
  if (options === null) process.stdout.write(`${HELP}\n`);
  else await main(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
