import { currentToken, renewToken } from '../../../shared/auth/token-manager.js';

/** A token of the session for an upload; null when the session has ended. Rejects when offline. */
export const uploadToken = (fresh: boolean): Promise<string | null> => (fresh ? renewToken() : currentToken());
