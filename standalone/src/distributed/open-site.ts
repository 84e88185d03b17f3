import { openDistributedPorts } from '@combolab/backend/process';
import type { BackendPorts } from '@combolab/backend/domain';
import { createLogger, Opened, readSettings } from '@combolab/platform';

export interface OpenSite extends AsyncDisposable {
  readonly ports: BackendPorts;
}

/** The engines of a distributed site, for tools beside its processes. @throws Error when the settings name none */
export async function openSite(environment: Readonly<Record<string, string | undefined>>): Promise<OpenSite> {
  const settings = readSettings(environment);
  if (settings.engines === null) throw new Error('the settings name no servers of the distributed set');
  const opened = new Opened();
  const logger = createLogger(settings, { process: 'tool' });
  try {
    const { ports } = await openDistributedPorts(settings, settings.engines, { logger, opened, pageFolder: null });
    return { ports, [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose]() };
  } catch (error) {
    await opened[Symbol.asyncDispose]();
    throw error;
  }
}
