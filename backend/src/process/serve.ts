import type { Opened } from '@combolab/platform';
import type { Metrics } from '@combolab/platform/adapters/metrics';
import { ffmpegLacks, findFfmpeg } from '@combolab/preview-worker';
import type { BackendPorts } from '../backend-ports.js';
import { createBackend } from '../create-backend.js';
import { LoadFigures, tellLoad } from '../http/load/load-figures.js';
import { untilPrepared } from './until-prepared.js';

/** Listens for requests, sockets or both, as soon as there are views to answer from. @returns where */
export async function serve(
  ports: BackendPorts,
  parts: { readonly api: boolean; readonly live: boolean },
  metrics: Metrics,
  opened: Opened,
): Promise<string> {
  await untilPrepared(ports);
  const lacks = parts.api ? await ffmpegLacks(await findFfmpeg()) : null;
  if (lacks !== null) ports.logger.warn({}, lacks);
  const app = await createBackend(ports, { ...parts, reactions: false });
  opened.defer(() => app.close());
  tellLoad(metrics, app.get(LoadFigures));
  await app.listen(ports.settings.port, ports.settings.host);
  return app.getUrl();
}
