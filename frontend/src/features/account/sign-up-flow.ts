import type { Dispatch } from '@reduxjs/toolkit';
import { atom } from 'nanostores';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { problemStatus, type ApiError } from '../../shared/api/problem.js';
import { request } from '../../shared/api/request.js';
import { send } from '../../shared/api/send.js';
import { signUp } from '../../shared/auth/session.js';
import { heldUserId } from '../../shared/auth/token-manager.js';
import { useStore } from '../../shared/store/use-store.js';

/**
 * Where signing up stands. Held outside the page, because the page is made anew as soon as somebody is signed in,
 * while the display name is still to be claimed.
 */
export type SignUpFlow =
  | { readonly step: 'idle' }
  | { readonly step: 'working' }
  /** The account exists; its name is taken or could not be claimed yet. */
  | { readonly step: 'name'; readonly userId: string | null; readonly name: string; readonly error: ApiError };

const flow = atom<SignUpFlow>({ step: 'idle' });

export const useSignUpFlow = (): SignUpFlow => useStore(flow);

/** Claims the display name of the new account; a refusal asks for another. */
export async function claimName(dispatch: Dispatch, name: string): Promise<void> {
  flow.set({ step: 'working' });
  const sent = await send(request(calls.newUser, { body: { displayName: name } }), new AbortController().signal);
  if ('error' in sent) {
    flow.set({ step: 'name', userId: heldUserId(), name, error: sent.error });
    return;
  }
  dispatch(baseApi.util.invalidateTags(['Me']));
  flow.set({ step: 'idle' });
}

/** Makes the account, then claims its name. @returns why there is no account; null when there is one */
export async function makeAccount(
  dispatch: Dispatch,
  email: string,
  password: string,
  name: string,
): Promise<ApiError | null> {
  flow.set({ step: 'working' });
  const result = await signUp(dispatch, email, password, name);
  if (!result.ok) {
    flow.set({ step: 'idle' });
    return result.error;
  }
  await claimName(dispatch, name);
  return null;
}

/** Whether the name itself was refused, so that another one is needed. */
export const isNameRefused = (error: ApiError): boolean => [400, 409].includes(problemStatus(error) ?? 0);
