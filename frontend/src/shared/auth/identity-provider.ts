import type { ApiError } from '../api/problem.js';
import { localProvider } from './local-provider.js';
import { pageIdentity } from './page-identity.js';

interface Refused {
  readonly ok: false;
  readonly error: ApiError;
}

/** Outcome of a call of the identity provider. */
export type IdentityResult = { readonly ok: true } | Refused;

/** Outcome of signing in or up: what is kept to be known again, also after a reload. */
export type Entered = { readonly ok: true; readonly session: string } | Refused;

/** One browser or program that somebody is signed in with. */
export interface OwnSession {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The `User-Agent` it signed in with; empty when it sent none. */
  readonly userAgent: string;
  /** Whether it is this one. */
  readonly isCurrent: boolean;
}

export type SessionsResult = { readonly ok: true; readonly sessions: readonly OwnSession[] } | Refused;

/** What somebody is signed in with. An ended session opens nothing any more, at once. */
export interface OwnSessions {
  /** This one first, then the newest. */
  list(session: string): Promise<SessionsResult>;
  end(session: string, id: string): Promise<IdentityResult>;
  /** All but this one. */
  endOthers(session: string): Promise<IdentityResult>;
}

/** What ends with the old password, besides sessions. */
export interface Ends {
  readonly endTokens: boolean;
}

/** Where accounts are kept. A session is whatever text the provider wants back; it is kept in this browser. */
export interface IdentityProvider {
  signIn(email: string, password: string): Promise<Entered>;
  signUp(email: string, password: string, name: string): Promise<Entered>;
  /** Sends the reset link. Says nothing about whether the account exists. */
  requestReset(email: string): Promise<IdentityResult>;
  /** Sets a new password with the code of the reset link. */
  resetPassword(code: string, newPassword: string, ends: Ends): Promise<IdentityResult>;
  /** Sets a new password for whoever knows the current one; every other session ends. */
  changePassword(session: string, current: string, next: string, ends: Ends): Promise<IdentityResult>;
  /** Signs the same user in again by their password; null where the server itself asks for it. */
  readonly signInAgain: ((password: string) => Promise<IdentityResult>) | null;
  /** Sends the link that verifies an e-mail. */
  sendVerification(session: string, email: string): Promise<IdentityResult>;
  /** null where the provider lists no sessions. */
  readonly sessions: OwnSessions | null;
  /** Ends the session. It stays when the provider could not be told. */
  signOut(session: string): Promise<IdentityResult>;
  /**
   * A token that was made now.
   * @returns null when the session has ended
   * @throws Error when the provider cannot be reached
   */
  freshToken(session: string): Promise<string | null>;
}

let firebase: Promise<IdentityProvider> | null = null;

/** The provider of this page. Its code is fetched when it is first needed; rejects when that fails. */
export function identityProvider(): Promise<IdentityProvider> {
  const identity = pageIdentity;
  if (identity.kind === 'local') return Promise.resolve(localProvider);
  firebase ??= import('./firebase/firebase-provider.js').then(
    ({ openFirebase }) => openFirebase(identity),
    (error: unknown) => {
      firebase = null;
      throw error;
    },
  );
  return firebase;
}
