import type { BackendPorts } from '../../backend-ports.js';

/** Removes the account at its provider and cuts its sockets, wherever they are. Again is no error. */
export async function endSessions(
  { identity, liveFeed }: Pick<BackendPorts, 'identity' | 'liveFeed'>,
  userId: string,
): Promise<void> {
  await identity.remove(userId);
  liveFeed.publish({ kind: 'revoked', userId, sid: null, before: Math.floor(Date.now() / 1000) });
}
