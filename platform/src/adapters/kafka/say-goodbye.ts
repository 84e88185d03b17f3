import { setTimeout as delay } from 'node:timers/promises';

/**
 * How long a client may take to leave, ms. After an outage its library may wait for half a minute for answers on connections that
 * are gone; brokers forget it anyway, and nobody else is in its group.
 */
const GOODBYE_MS = 2000;

/** Disconnects a client; one that does not come to an end is left to itself. It never fails. */
export async function sayGoodbye(client: { readonly disconnect: () => Promise<void> }): Promise<void> {
  const done = new AbortController();
  const late = delay(GOODBYE_MS, undefined, { signal: done.signal }).catch(() => undefined);
  await Promise.race([client.disconnect().catch(() => undefined), late]);
  done.abort();
}
