import type { Watched } from '../supervision/watched.js';
import type { Metrics } from './metrics.js';

/** Figures of what a process watches, as its readiness tells it in words. */
export function tellWatched(metrics: Metrics, watched: Watched): void {
  metrics.gauge(
    'faults',
    'Things that keep this process from being ready',
    async () => (await watched.faults()).length,
  );
  metrics.gauge(
    'absent_servers',
    'Servers that do not answer and that this process goes on without',
    () => watched.without().length,
  );
}
