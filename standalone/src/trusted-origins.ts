import { isLoopback, type Settings } from '@combolab/platform';

/**
 * Origins from which a browser may log in. A site that people of this machine alone type the address of is reached by any name and
 * port of it, one in a container too, which listens everywhere; every other by its public address.
 */
export function trustedOrigins({ host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>): readonly string[] {
  const { protocol, hostname } = new URL(publicUrl);
  const isHere = isLoopback(host) || isLoopback(hostname);
  return isHere && protocol !== 'https:' ? ['http://localhost:*', 'http://127.0.0.1:*', publicUrl] : [publicUrl];
}
