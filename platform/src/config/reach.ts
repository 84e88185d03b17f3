import { isOutage } from '../runtime/outage.js';
import { SettingsError } from './settings-error.js';

const NOBODY = /^(?:KafkaJS(?:ConnectionError|NumberOfRetriesExceeded|BrokerNotFound)|SearchUnavailableError)$/;
const REFUSED = /^KafkaJSSASLAuthenticationError$/;
/** What Node and OpenSSL call a certificate that does not hold, or a server that does not speak TLS. */
const DISTRUSTED =
  /SELF_SIGNED_CERT|UNABLE_TO_(?:VERIFY|GET_ISSUER)|CERT_(?:HAS_EXPIRED|NOT_YET_VALID|UNTRUSTED)|ERR_TLS_CERT_ALTNAME|ERR_SSL_/;
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
    if (codes(error).includes(AUTHENTICATION_FAILED) || (error instanceof Error && REFUSED.test(error.name)))
      throw new SettingsError(`${setting}: its server refuses this name or password. Mend them in the settings.`);
    if (codes(error).some((code) => DISTRUSTED.test(String(code))))
      throw new SettingsError(
        `${setting}: the certificate of its server is not trusted, or it does not speak TLS. Name its authority, or mend the address in the settings.`,
      );
    if (!isNobody(error)) throw error;
    throw new SettingsError(
      `${setting}: the server that it names does not answer. Start the server, or mend the address in the settings.`,
    );
  }
}

/** Whether nobody answered where a server should be; a wrong password or a certificate that does not hold is an answer. */
export function isNobody(error: unknown): boolean {
  if (codes(error).some((code) => DISTRUSTED.test(String(code)))) return false;
  return isOutage(error) || (error instanceof Error && NOBODY.test(error.name));
}

/** Of an error and what caused it. */
function codes(error: unknown): unknown[] {
  if (typeof error !== 'object' || error === null) return [];
  return ['code' in error ? error.code : null, ...('cause' in error ? codes(error.cause) : [])];
}
