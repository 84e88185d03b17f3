import { startHealthServer, type Logger, type Opened, type Settings, type Watched } from '@combolab/platform';
import type { Metrics } from '@combolab/platform/adapters/metrics';
import { tellWatched } from '@combolab/platform/adapters/tell-watched';

export interface Standing {
  /** As its logs and figures call it. */
  readonly name: string;
  readonly settings: Settings;
  readonly watched: Watched;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly opened: Opened;
  /** Where it listens for people; null where it does not. */
  readonly url: string | null;
}

/** Opens the health port, closes all when the process is told to stop, and says that it is ready, in the line that tools wait for. */
export async function tellReady({ name, settings, watched, metrics, logger, opened, url }: Standing): Promise<void> {
  tellWatched(metrics, watched);
  const health = {
    ...{ host: settings.host, port: settings.healthPort },
    faults: () => watched.faults(),
    without: () => watched.without(),
    metrics: () => metrics.text(),
  };
  const { port } = opened.use(await startHealthServer(health));
  opened.stopOnSignals(logger);
  const where = url === null ? '' : ` at ${url}`;
  process.stdout.write(`ComboLab ${name} is ready${where}, health on port ${String(port)}\n`);
}
