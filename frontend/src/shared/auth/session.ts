import type { Dispatch } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api.js';
import { readAfter } from '../api/read-after.js';
import { dropIdentity } from '../live/live-socket.js';
import { isKept } from '../offline/can-keep.js';
import { identityChanged, identityFound } from './auth-slice.js';
import {
  identityProvider,
  type Ends,
  type Entered,
  type IdentityProvider,
  type IdentityResult,
} from './identity-provider.js';
import {
  endSession,
  hasSession,
  heldUserId,
  keepSession,
  onSessionEnd,
  renewToken,
  sessionToken,
} from './token-manager.js';
import { finishBeforeSignOut } from './sign-out.js';
import { forgetWritten } from '../written/written.js';

function becomes(dispatch: Dispatch, userId: string | null): void {
  readAfter.forget();
  dispatch(baseApi.util.resetApiState());
  dispatch(identityChanged(userId));
  dropIdentity();
  if (isKept())
    void import('../offline/kept-answers.js').then(({ keepOnlyOf }) => keepOnlyOf(userId)).catch(() => undefined);
}

/** Finds out who is here from the stored session, again and again while there is no connection; meanwhile it is who was here before. */
export function startSession(dispatch: Dispatch): void {
  onSessionEnd(() => {
    becomes(dispatch, null);
  });
  if (!hasSession()) {
    dispatch(identityFound(null));
    return;
  }
  const found = (): void => {
    const userId = heldUserId();
    if (userId !== null) dispatch(identityFound(userId));
  };
  const look = (delay: number, first = false): void => {
    renewToken().then(found, () => {
      // who was here before is here without a connection, too
      if (first) found();
      setTimeout(look, delay, Math.min(delay * 2, 15_000));
    });
  };
  look(1000, true);
}

/** Asks the provider; that its code cannot be fetched is no connection, too. */
export async function ask<R>(
  call: (provider: IdentityProvider) => Promise<R>,
): Promise<R | Extract<Entered, { ok: false }>> {
  let provider: IdentityProvider;
  try {
    provider = await identityProvider();
  } catch {
    return { ok: false, error: { kind: 'offline' } };
  }
  return call(provider);
}

async function enter(
  dispatch: Dispatch,
  call: (provider: IdentityProvider) => Promise<Entered>,
): Promise<IdentityResult> {
  const result = await ask(call);
  if (!result.ok) return result;
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
  enter(dispatch, (provider) => provider.signIn(email, password));

/** Makes an account and signs in. The display name is claimed by a call of `newUser` afterwards. */
export const signUp = (dispatch: Dispatch, email: string, password: string, name: string): Promise<IdentityResult> =>
  enter(dispatch, (provider) => provider.signUp(email, password, name));

/** Sends the reset link. Says nothing about whether the account exists. */
export const requestPasswordReset = (email: string): Promise<IdentityResult> =>
  ask((provider) => provider.requestReset(email));

/** Sets a new password with the code of the reset link. */
export const resetPassword = (code: string, newPassword: string, ends: Ends): Promise<IdentityResult> =>
  ask((provider) => provider.resetPassword(code, newPassword, ends));

/** Ends the session at the provider, then here. The session stays when the provider could not be told. */
export async function signOut(): Promise<IdentityResult> {
  const token = sessionToken();
  if (token === null) return { ok: true };
  await finishBeforeSignOut();
  const result = await ask((provider) => provider.signOut(token));
  if (result.ok) {
    const userId = heldUserId();
    if (userId !== null) forgetWritten(userId);
    endSession();
  }
  return result;
}
