import { ask } from './session.js';
import type { Ends, IdentityResult, SessionsResult } from './identity-provider.js';
import { renewToken, sessionToken } from './token-manager.js';

const NOBODY: IdentityResult & { ok: false } = { ok: false, error: { kind: 'offline' } };

/** Sets a new password for whoever knows the current one; every other session ends. */
export function changePassword(current: string, next: string, ends: Ends): Promise<IdentityResult> {
  const session = sessionToken();
  return session === null
    ? Promise.resolve(NOBODY)
    : ask((provider) => provider.changePassword(session, current, next, ends));
}

/** What a call carries to show that it is still the user who asks. */
export type Proof = { readonly ok: true; readonly password?: string } | (IdentityResult & { ok: false });

/** Shows by the password that it is still them: in the call, or by signing in again where only the provider asks for passwords. */
export function proveByPassword(password: string): Promise<Proof> {
  return ask<Proof>(async (provider) => {
    if (provider.signInAgain === null) return { ok: true, password };
    const result = await provider.signInAgain(password);
    if (!result.ok) return result;
    const renewed = await renewToken().catch(() => null);
    return renewed === null ? NOBODY : { ok: true };
  });
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
