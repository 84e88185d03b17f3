import type { FirebasePageIdentity } from '@combolab/contracts';
import { initializeApp } from 'firebase/app';
import {
  EmailAuthProvider,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  type Auth,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { Entered, IdentityProvider, IdentityResult } from '../identity-provider.js';
import { endSession } from '../token-manager.js';
import { apiErrorOf, codeOf, problemOf } from './firebase-errors.js';

/** Firebase says so when an account is closed, gone, or all its sessions were ended. */
const ENDED = new Set([
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/null-user',
]);

/** What it says of a password that is not the current one. */
const WRONG = new Set(['auth/wrong-password', 'auth/invalid-credential', 'auth/invalid-login-credentials']);
const ENDED_ALREADY = { ok: false, error: problemOf('wrongCredentials') } as const;

/** Without the resolver of pop-ups, and so without scripts from elsewhere. */
function openAuth({ kind: _kind, emulator, ...options }: FirebasePageIdentity): Auth {
  const persistence = [indexedDBLocalPersistence, browserLocalPersistence];
  const auth = initializeAuth(initializeApp(options), { persistence });
  if (emulator !== null) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
}

async function outcome(work: Promise<unknown>): Promise<IdentityResult> {
  try {
    await work;
    return { ok: true };
  } catch (error) {
    return { ok: false, error: apiErrorOf(error) };
  }
}

/** Accounts at Firebase Authentication. A session is the user's id; Firebase keeps what renews its tokens itself. */
class FirebaseProvider implements IdentityProvider {
  /** Firebase tells nobody where else they are signed in. */
  readonly sessions = null;
  /** Token of a sign-in that nobody has asked for yet. */
  #first: { readonly session: string; readonly token: string } | null = null;

  constructor(private readonly auth: Auth) {
    void auth.authStateReady().then(() => {
      // Somebody logged out in another tab.
      onAuthStateChanged(auth, (user) => {
        if (user === null) endSession();
      });
    });
  }

  signIn(email: string, password: string): Promise<Entered> {
    return this.#enter(signInWithEmailAndPassword(this.auth, email, password));
  }

  signUp(email: string, password: string, name: string): Promise<Entered> {
    return this.#enter(
      createUserWithEmailAndPassword(this.auth, email, password).then(async (credential) => {
        // The account exists by now. Its name is a courtesy to the operator: ours is claimed from our own server.
        await updateProfile(credential.user, { displayName: name }).catch(() => undefined);
        return credential;
      }),
    );
  }

  async #enter(work: Promise<UserCredential>): Promise<Entered> {
    try {
      const { user } = await work;
      this.#first = { session: user.uid, token: await user.getIdToken() };
      return { ok: true, session: user.uid };
    } catch (error) {
      return { ok: false, error: apiErrorOf(error) };
    }
  }

  async requestReset(email: string): Promise<IdentityResult> {
    return outcome(
      sendPasswordResetEmail(this.auth, email).catch((error: unknown) => {
        if (codeOf(error) !== 'auth/user-not-found') throw error;
      }),
    );
  }

  resetPassword(code: string, newPassword: string): Promise<IdentityResult> {
    return outcome(confirmPasswordReset(this.auth, code, newPassword));
  }

  async changePassword(_session: string, current: string, next: string): Promise<IdentityResult> {
    const user = await this.#user();
    if (user === null) return ENDED_ALREADY;
    const again = await this.signInAgain(current);
    return again.ok ? outcome(updatePassword(user, next)) : again;
  }

  async signInAgain(password: string): Promise<IdentityResult> {
    const user = await this.#user();
    if (user === null) return ENDED_ALREADY;
    try {
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
      return { ok: true };
    } catch (error) {
      return { ok: false, error: WRONG.has(codeOf(error)) ? problemOf('wrongPassword') : apiErrorOf(error) };
    }
  }

  async sendVerification(): Promise<IdentityResult> {
    const user = await this.#user();
    return user === null ? ENDED_ALREADY : outcome(sendEmailVerification(user));
  }

  async #user(): Promise<User | null> {
    await this.auth.authStateReady();
    return this.auth.currentUser;
  }

  signOut(): Promise<IdentityResult> {
    this.#first = null;
    return outcome(signOut(this.auth));
  }

  async freshToken(session: string): Promise<string | null> {
    const first = this.#first;
    this.#first = null;
    if (first?.session === session) return first.token;
    await this.auth.authStateReady();
    const user = this.auth.currentUser;
    if (user?.uid !== session) return null;
    try {
      return await user.getIdToken(true);
    } catch (error) {
      if (ENDED.has(codeOf(error))) return null;
      throw error;
    }
  }
}

/** Opens Firebase for this page; to be called once. */
export const openFirebase = (identity: FirebasePageIdentity): IdentityProvider =>
  new FirebaseProvider(openAuth(identity));
