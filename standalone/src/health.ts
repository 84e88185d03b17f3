import { lagFault, parkedFault, startHealthServer, type HealthServer } from '@combolab/platform';
import { Metrics } from '@combolab/platform/adapters/metrics';
import { tellLostSpans } from '@combolab/platform/adapters/tell-lost-spans';
import type { Engines } from './engines.js';
import type { Product } from './product.js';

/** Views and index, which may be behind the log. */
const followers = ({ ports, gates }: Pick<Engines, 'ports' | 'gates'>) => ({
  views: () => ports.log.lag(gates.views.checkpoint),
  search: () => ports.log.lag(gates.search.checkpoint),
});

/** Makes readiness tell of parts that are down, of what is behind, and of what is parked. */
export function watchEngines(engines: Engines, readyLagEvents: number): void {
  const { watched, parked } = engines.ports;
  for (const { fault } of engines.parts) watched.add(fault);
  watched.add(() => parkedFault(parked() ?? []));
  const { views, search } = followers(engines);
  watched.add(async () => lagFault('the views', await views(), readyLagEvents));
  watched.add(async () => lagFault('the entries of the search index', await search(), readyLagEvents));
}

/** The figures of this process, named as on the distributed set. */
function metricsOf(product: Product): Metrics {
  const { ports, parts } = product;
  const metrics = new Metrics('standalone');
  const { views, search } = followers(product);
  const each = (read: (part: (typeof parts)[number]) => number) => () =>
    Object.fromEntries(parts.map((part) => [part.name, read(part)]));
  const faults = (): Promise<readonly string[]> => ports.watched.faults();
  metrics.gauge('faults', 'Things that keep this process from being ready', async () => (await faults()).length);
  metrics.gauge('projection_lag_events', 'Events that the views do not have', views);
  metrics.gauge('search_lag_events', 'Events that the index does not have', search);
  metrics.gauge('parked_streams', 'Streams that a projection could not apply', () => (ports.parked() ?? []).length);
  metrics.gauge(
    'part_up',
    '1 while a thread or process works',
    each(({ fault }) => Number(fault() === null)),
    'part',
  );
  metrics.gauge(
    'part_restarts',
    'How often it was started again',
    each(({ restarts }) => restarts()),
    'part',
  );
  metrics.gauge(
    'part_begin_seconds',
    'How long its last beginning took',
    each(({ begunMs }) => begunMs() / 1000),
    'part',
  );
  tellLostSpans(metrics, ports.traces, () => product.lostSpans());
  product.tellLoad(metrics);
  return metrics;
}

/**
 * Tells health and figures on a port of their own, for the operator's tools alone.
 * @returns null when something else has the port, another installation for one: the site does without
 */
export async function startHealth(product: Product): Promise<HealthServer | null> {
  const metrics = metricsOf(product);
  const { settings, watched } = product.ports;
  try {
    return await startHealthServer({
      ...{ host: settings.host, port: settings.healthPort },
      faults: () => watched.faults(),
      metrics: () => metrics.text(),
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    product.logger.warn({ port: settings.healthPort }, 'HEALTH_PORT is taken: nobody can read figures');
    return null;
  }
}
