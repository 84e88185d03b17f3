import { currentToken, readClaims, renewToken } from '../../../shared/auth/token-manager.js';

/**
 * Tokens of one user for an upload; null when the session has ended, or is another user's since: tabs share one
 * session, and what one user makes never goes to another. Rejects when offline.
 */
export const uploadToken =
  (userId: string) =>
  async (fresh: boolean): Promise<string | null> => {
    const token = await (fresh ? renewToken() : currentToken());
    return token !== null && readClaims(token)?.userId === userId ? token : null;
  };
