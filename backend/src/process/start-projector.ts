import { lagFault, parkedFault } from '@combolab/platform';
import type { Metrics } from '@combolab/platform/adapters/metrics';
import { SoleLease } from '@combolab/platform/adapters/mongo/sole-lease';
import type { DistributedPorts } from './open-ports.js';
import { ProjectorRole } from './projector-role.js';

/** Begins to keep the views with others, and tells how that goes. @param leaseMs for how long others wait for one that says nothing */
export function startProjector(
  { ports, base, documents }: DistributedPorts,
  leaseMs: number,
  metrics: Metrics,
): ProjectorRole {
  const { watched, settings } = ports;
  const { log, connection } = base;
  const lease = new SoleLease({ connection, name: 'projector', leaseMs });
  const role = new ProjectorRole(ports, { log, documents }, lease, connection, { leaseMs });
  const lag = async (): Promise<number> => (role.projector === null ? 0 : log.lag(await role.projector.stored()));
  watched.add(() => (role.failure === null ? null : `the views wait: ${role.failure}`));
  watched.add(() => parkedFault(role.projector?.parked.list() ?? []));
  watched.add(async () => lagFault('the views', await lag(), settings.readyLagEvents));
  metrics.gauge(
    'kept_shards',
    'Shards of the log whose views this process keeps',
    () => role.projector?.numShards ?? 0,
  );
  metrics.gauge('shards', 'Shards of the log, over all processes', () => log.shards.length);
  metrics.gauge('reacts', '1 in the process that reacts to events, takes orders and sweeps', () =>
    Number(role.isReacting),
  );
  metrics.gauge(
    'parked_streams',
    'Streams that a projection could not apply',
    async () => (await documents.parked()).length,
  );
  metrics.gauge(
    'unreadable_messages',
    'Messages on the topics of events that are none, as this process has met them',
    () => log.unreadable,
  );
  metrics.gauge('projection_lag_events', 'Published events that the views do not have', lag);
  return role;
}
