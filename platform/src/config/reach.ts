import { isOutage } from '../runtime/outage.js';
import { SettingsError } from './settings.js';

const NOBODY = /^(?:KafkaJS(?:ConnectionError|NumberOfRetriesExceeded|BrokerNotFound)|SearchUnavailableError)$/;
/** MongoDB's code for a name or password that it does not take. */
const AUTHENTICATION_FAILED = 18;

/**
 * Waits until a server that a setting names is open.
 * @throws SettingsError in words when nobody answers there, or the password is wrong; never with the address
 */
export async function reach<T>(setting: string, opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === AUTHENTICATION_FAILED)
      throw new SettingsError(`${setting}: its server refuses this name or password. Mend them in the settings.`);
    if (!isOutage(error) && !(error instanceof Error && NOBODY.test(error.name))) throw error;
    throw new SettingsError(
      `${setting}: the server that it names does not answer. Start the server, or mend the address in the settings.`,
    );
  }
}
