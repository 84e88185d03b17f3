import { ask } from './session.js';
import type { IdentityResult, SessionsResult } from './identity-provider.js';
import { sessionToken } from './token-manager.js';

const NOBODY: IdentityResult & { ok: false } = { ok: false, error: { kind: 'offline' } };

/** Sets a new password for whoever knows the current one; every other session ends. */
export function changePassword(current: string, next: string): Promise<IdentityResult> {
  const session = sessionToken();
  return session === null
    ? Promise.resolve(NOBODY)
    : ask((provider) => provider.changePassword(session, current, next));
}

/** Sends the link that verifies an e-mail. */
export function sendVerification(email: string): Promise<IdentityResult> {
  const session = sessionToken();
  return session === null ? Promise.resolve(NOBODY) : ask((provider) => provider.sendVerification(session, email));
}

/** What the user is signed in with; null where the provider does not tell. */
export function listSessions(): Promise<SessionsResult | null> {
  const session = sessionToken();
  if (session === null) return Promise.resolve(NOBODY);
  return ask<SessionsResult | null>((provider) => provider.sessions?.list(session) ?? Promise.resolve(null));
}

/** @param id which of them; null ends all but this one */
export function endSessions(id: string | null): Promise<IdentityResult> {
  const session = sessionToken();
  if (session === null) return Promise.resolve(NOBODY);
  return ask<IdentityResult>(({ sessions }) => {
    if (sessions === null) return Promise.resolve(NOBODY);
    return id === null ? sessions.endOthers(session) : sessions.end(session, id);
  });
}
