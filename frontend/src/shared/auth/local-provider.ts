import { errorOf } from '../api/error-of.js';
import { problemStatus } from '../api/problem.js';
import type { Entered, IdentityProvider, IdentityResult, OwnSession, SessionsResult } from './identity-provider.js';

const json = { 'Content-Type': 'application/json' };

const bearer = (session: string) => ({ Authorization: `Bearer ${session}` });

async function post(
  path: string,
  body: Readonly<Record<string, string | boolean>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<IdentityResult & { session?: string | null }> {
  try {
    const response = await fetch(`/api/auth${path}`, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) return { ok: false, error: await errorOf(response) };
    return { ok: true, session: response.headers.get('set-auth-token') };
  } catch {
    return { ok: false, error: { kind: 'offline' } };
  }
}

async function enter(path: string, body: Readonly<Record<string, string>>): Promise<Entered> {
  const result = await post(path, body);
  if (!result.ok) return result;
  return typeof result.session === 'string'
    ? { ok: true, session: result.session }
    : { ok: false, error: { kind: 'broken', status: 200 } };
}

async function signOut(session: string): Promise<IdentityResult> {
  const result = await post('/sign-out', {}, bearer(session));
  return !result.ok && problemStatus(result.error) === 401 ? { ok: true } : result;
}

async function listSessions(session: string): Promise<SessionsResult> {
  try {
    const response = await fetch('/api/auth/sessions', { headers: bearer(session) });
    if (!response.ok) return { ok: false, error: await errorOf(response) };
    return { ok: true, sessions: ((await response.json()) as { sessions: OwnSession[] }).sessions };
  } catch {
    return { ok: false, error: { kind: 'offline' } };
  }
}

async function freshToken(session: string): Promise<string | null> {
  const response = await fetch('/api/auth/token', { headers: bearer(session) });
  if (response.status === 401) return null;
  if (!response.ok) throw new TypeError('no token');
  return ((await response.json()) as { token: string }).token;
}

/** The provider that is built into the server. A session is its session token. */
export const localProvider: IdentityProvider = {
  signIn: (email, password) => enter('/sign-in/email', { email, password }),
  signUp: (email, password, name) => enter('/sign-up/email', { email, password, name }),
  requestReset: (email) => post('/request-password-reset', { email, redirectTo: '/reset-password' }),
  resetPassword: (token, newPassword, ends) => post('/reset-password', { token, newPassword, ...ends }),
  changePassword: (session, currentPassword, newPassword, ends) =>
    post('/change-password', { currentPassword, newPassword, ...ends }, bearer(session)),
  signInAgain: null,
  sendVerification: (session, email) => post('/send-verification-email', { email }, bearer(session)),
  sessions: {
    list: listSessions,
    end: (session, id) => post('/sessions/end', { id }, bearer(session)),
    endOthers: (session) => post('/sessions/end-others', {}, bearer(session)),
  },
  signOut,
  freshToken,
};
