import { openDistributedPorts, type DistributedPorts } from '@combolab/backend/process';
import { createLogger, Opened, readSettings } from '@combolab/platform';

export interface OpenSite extends AsyncDisposable, Omit<DistributedPorts, 'base'> {
  readonly log: DistributedPorts['base']['log'];
}

/** The engines of a distributed site, for tools beside its processes. @throws Error when the settings name none */
export async function openSite(environment: Readonly<Record<string, string | undefined>>): Promise<OpenSite> {
  const settings = readSettings(environment);
  if (settings.engines === null) throw new Error('the settings name no servers of the distributed set');
  const opened = new Opened();
  const logger = createLogger(settings, { process: 'tool' });
  try {
    const { ports, documents, base } = await openDistributedPorts(settings, settings.engines, {
      ...{ logger, opened, pageFolder: null },
    });
    return { ports, documents, log: base.log, [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose]() };
  } catch (error) {
    await opened[Symbol.asyncDispose]();
    throw error;
  }
}
