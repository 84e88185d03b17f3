import { deleteApp, initializeApp, type AppOptions } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Identity } from '../ports/identity.js';
import { randomId } from '../runtime/random-id.js';
import { refuseStrayEmulator } from './firebase-identity/emulator-guard.js';
import { AwayError, Patience } from './firebase-identity/patience.js';
import { unlessAbsent } from './firebase-identity/token-errors.js';
import { voidBefore } from './firebase-identity/void-before.js';
import { TokenVerifier } from './firebase-identity/token-verifier.js';

export interface FirebaseIdentityOptions {
  readonly projectId: string;
  /** `credential`, `httpAgent` and the like; standard: Application Default Credentials (GOOGLE_APPLICATION_CREDENTIALS). */
  readonly admin?: AppOptions;
  /** How long a verified token is believed without asking Firebase again, in ms. */
  readonly rememberMs?: number;
  /** While Firebase is away, how long after it confirmed a token what its owner does is let through, in ms. Standard: 5 minutes. */
  readonly graceMs?: number;
  /** Called each time that Firebase did not answer, every few seconds at most. */
  readonly onAway?: (error: Error) => void;
  /** Called when it answered again. */
  readonly onBack?: () => void;
  /** Epoch ms. */
  readonly now?: () => number;
}

const REMEMBER_MS = 60_000;
const GRACE_MS = 300_000;

/**
 * Accounts at Firebase Authentication. A verified token is believed for 60 s, so that not every request asks Firebase:
 * the end of all sessions of an account, its being disabled or deleted, are seen within 60 s. Signing out on one device
 * only makes that device forget its token, which stays valid for at most an hour.
 *
 * While Firebase does not answer within 3 s, tokens are checked by their signature and age alone, and accounts are known by them; see
 * {@link TokenVerifier}.
 *
 * Firebase tells nobody of revocations: `onRevoked` never calls its listeners; whoever holds a connection open asks
 * `verify` again, once a minute.
 * @throws Error when FIREBASE_AUTH_EMULATOR_HOST is set outside tests and development
 */
export function openFirebaseIdentity(options: FirebaseIdentityOptions): Identity {
  refuseStrayEmulator(process.env);
  const { projectId, admin = {}, rememberMs = REMEMBER_MS, graceMs = GRACE_MS, now = Date.now } = options;
  const app = initializeApp({ ...admin, projectId }, `combolab-${randomId()}`);
  const auth = getAuth(app);
  const { onAway, onBack } = options;
  const patience = new Patience({ now, ...(onAway && { onAway }), ...(onBack && { onBack }) });
  const verifier = new TokenVerifier({ auth, patience, rememberMs, graceMs, now });
  const getUser = (userId: string) => patience.ask(() => auth.getUser(userId));
  return {
    verify: (token) => verifier.verify(token),
    async account(userId) {
      const user = await unlessAbsent(getUser(userId)).catch(async (error: unknown) => {
        const claims = error instanceof AwayError ? await verifier.claimsOf(userId) : null;
        if (claims === null) throw error;
        return { ...claims, displayName: claims.name };
      });
      if (user === null) return null;
      return { email: user.email ?? '', name: user.displayName ?? '', emailVerified: user.emailVerified };
    },
    findByEmail: async (email) => (await unlessAbsent(auth.getUserByEmail(email.toLowerCase())))?.uid ?? null,
    checkPassword: null,
    passwordChanges: null,
    voidBefore: voidBefore({ auth: { getUser }, rememberMs, now }),
    async remove(userId) {
      await unlessAbsent(auth.deleteUser(userId));
      verifier.forget(userId);
    },
    handler: null,
    onRevoked: () => () => undefined,
    [Symbol.asyncDispose]: () => deleteApp(app),
  };
}
