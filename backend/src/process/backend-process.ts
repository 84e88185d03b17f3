import { createLogger, distributedSettings, Opened } from '@combolab/platform';
import { openTraces } from '@combolab/platform/adapters/open-traces';
import { tellLostSpans } from '@combolab/platform/adapters/tell-lost-spans';
import { Metrics } from '@combolab/platform/adapters/metrics';
import { openDistributedPorts } from './open-ports.js';
import { startRelay } from './relay-process.js';
import type { ProcessOptions } from './roles.js';
import { tellReady } from './tell-ready.js';

/** A process of the distributed set with one, some or all roles. */
export async function runBackend({ roles, pageFolder }: ProcessOptions): Promise<void> {
  const { settings, engines } = distributedSettings(process.env);
  const name = [...roles].join('+');
  const logger = createLogger(settings, { process: name });
  const opened = new Opened();
  const traces = opened.use(await openTraces(settings, name, logger));
  const distributed = await openDistributedPorts(settings, engines, { logger, opened, pageFolder, traces });
  const { ports, base } = distributed;
  const { watched } = ports;
  const metrics = new Metrics(name);
  tellLostSpans(metrics, traces);
  if (roles.has('relay')) startRelay(base, watched, metrics, traces);
  if (roles.has('projector')) {
    const { startProjector } = await import('./start-projector.js');
    opened.use(startProjector(distributed, engines.leaseMs, metrics));
  }
  const parts = { api: roles.has('api'), live: roles.has('live') };
  const url = parts.api || parts.live ? await (await import('./serve.js')).serve(ports, parts, metrics, opened) : null;
  await tellReady({ name, settings, watched, metrics, logger, opened, url });
}
