import { errorOf } from '../api/error-of.js';
import type { Entered, IdentityProvider, IdentityResult } from './identity-provider.js';

const json = { 'Content-Type': 'application/json' };

async function post(
  path: string,
  body: Readonly<Record<string, string>>,
): Promise<IdentityResult & { session?: string | null }> {
  try {
    const response = await fetch(`/api/auth${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
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
  try {
    const headers = { ...json, Authorization: `Bearer ${session}` };
    const response = await fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}' });
    return response.ok || response.status === 401 ? { ok: true } : { ok: false, error: await errorOf(response) };
  } catch {
    return { ok: false, error: { kind: 'offline' } };
  }
}

async function freshToken(session: string): Promise<string | null> {
  const response = await fetch('/api/auth/token', { headers: { Authorization: `Bearer ${session}` } });
  if (response.status === 401) return null;
  if (!response.ok) throw new TypeError('no token');
  return ((await response.json()) as { token: string }).token;
}

/** The provider that is built into the server. A session is its session token. */
export const localProvider: IdentityProvider = {
  signIn: (email, password) => enter('/sign-in/email', { email, password }),
  signUp: (email, password, name) => enter('/sign-up/email', { email, password, name }),
  requestReset: (email) => post('/request-password-reset', { email, redirectTo: '/reset-password' }),
  resetPassword: (token, newPassword) => post('/reset-password', { token, newPassword }),
  signOut,
  freshToken,
};
