import type { Dispatch } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api.js';
import type { ApiError } from '../api/problem.js';
import { readAfter } from '../api/read-after.js';
import { errorOf } from '../api/send.js';
import { dropIdentity } from '../live/live-socket.js';
import { identityChanged, identityFound } from './auth-slice.js';
import {
  endSession,
  hasSession,
  heldUserId,
  keepSession,
  onSessionEnd,
  renewToken,
  sessionToken,
} from './token-manager.js';

/** Outcome of a call of the identity provider. */
export type IdentityResult = { readonly ok: true } | { readonly ok: false; readonly error: ApiError };

function becomes(dispatch: Dispatch, userId: string | null): void {
  readAfter.forget();
  dispatch(baseApi.util.resetApiState());
  dispatch(identityChanged(userId));
  dropIdentity();
}

/** Finds out who is here from the stored session, again and again while there is no connection. */
export function startSession(dispatch: Dispatch): void {
  onSessionEnd(() => {
    becomes(dispatch, null);
  });
  if (!hasSession()) {
    dispatch(identityFound(null));
    return;
  }
  const look = (delay: number): void => {
    renewToken().then(
      () => {
        const userId = heldUserId();
        if (userId !== null) dispatch(identityFound(userId));
      },
      () => {
        setTimeout(look, delay, Math.min(delay * 2, 15_000));
      },
    );
  };
  look(1000);
}

async function identity(
  path: string,
  body: Readonly<Record<string, string>>,
): Promise<IdentityResult & { session?: string | null }> {
  try {
    const response = await fetch(`/api/auth${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) return { ok: false, error: await errorOf(response) };
    return { ok: true, session: response.headers.get('set-auth-token') };
  } catch {
    return { ok: false, error: { kind: 'offline' } };
  }
}

async function enter(
  dispatch: Dispatch,
  path: string,
  body: Readonly<Record<string, string>>,
): Promise<IdentityResult> {
  const result = await identity(path, body);
  if (!result.ok) return result;
  if (typeof result.session !== 'string') return { ok: false, error: { kind: 'broken', status: 200 } };
  keepSession(result.session);
  try {
    await renewToken();
  } catch {
    return { ok: false, error: { kind: 'offline' } };
  }
  becomes(dispatch, heldUserId());
  return { ok: true };
}

/** Signs in with e-mail and password; the page then acts as that user. */
export const signIn = (dispatch: Dispatch, email: string, password: string): Promise<IdentityResult> =>
  enter(dispatch, '/sign-in/email', { email, password });

/** Makes an account and signs in. The display name is claimed by a call of `newUser` afterwards. */
export const signUp = (dispatch: Dispatch, email: string, password: string, name: string): Promise<IdentityResult> =>
  enter(dispatch, '/sign-up/email', { email, password, name });

/** Sends the reset link. Says nothing about whether the account exists. */
export const requestPasswordReset = (email: string): Promise<IdentityResult> =>
  identity('/request-password-reset', { email, redirectTo: '/reset-password' });

/** Sets a new password with the token of the reset link. */
export const resetPassword = (token: string, newPassword: string): Promise<IdentityResult> =>
  identity('/reset-password', { token, newPassword });

/** Ends the session on the server, then here. The session stays when the server could not be told. */
export async function signOut(): Promise<IdentityResult> {
  const token = sessionToken();
  if (token === null) return { ok: true };
  try {
    const response = await fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{}',
    });
    if (!response.ok && response.status !== 401) return { ok: false, error: await errorOf(response) };
  } catch {
    return { ok: false, error: { kind: 'offline' } };
  }
  endSession();
  return { ok: true };
}
