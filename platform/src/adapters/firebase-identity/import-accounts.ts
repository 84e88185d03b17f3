import { deleteApp, initializeApp, type AppOptions } from 'firebase-admin/app';
import { getAuth, type Auth, type HashAlgorithmType, type UserImportRecord } from 'firebase-admin/auth';
import { randomId } from '../../runtime/random-id.js';
import type { LocalAccount } from '../local-identity/local-accounts.js';
import { PASSWORD_SCRYPT } from '../local-identity/password-hash.js';
import { accountsOf } from './accounts-of.js';
import { refuseStrayEmulator } from './emulator-guard.js';

/** Accounts of one request; Firebase takes 1000. */
const CHUNK = 500;

/** How Firebase is told to check the passwords of local accounts. */
export const IMPORTED_HASH = {
  algorithm: 'STANDARD_SCRYPT' as HashAlgorithmType,
  memoryCost: PASSWORD_SCRYPT.cost,
  blockSize: PASSWORD_SCRYPT.blockSize,
  parallelization: PASSWORD_SCRYPT.parallelization,
  derivedKeyLength: PASSWORD_SCRYPT.keyBytes,
} as const;

export interface RefusedAccount {
  readonly account: LocalAccount;
  /** Firebase's words. */
  readonly reason: string;
}

export interface AccountImport extends AsyncDisposable {
  /** An account of the project that is none of these; null when there is none. */
  stranger(accounts: readonly LocalAccount[]): Promise<string | null>;
  /** Imports them with their ids and password hashes; those that are there already are passed over. @returns those that Firebase refused */
  run(accounts: readonly LocalAccount[]): Promise<readonly RefusedAccount[]>;
  /** Where the owner of an account chooses a new password, once. */
  resetLink(email: string): Promise<string>;
}

/** @throws Error when FIREBASE_AUTH_EMULATOR_HOST is set outside tests and development */
export function openAccountImport({ projectId, admin = {} }: { projectId: string; admin?: AppOptions }): AccountImport {
  refuseStrayEmulator(process.env);
  const app = initializeApp({ ...admin, projectId }, `combolab-import-${randomId()}`);
  const auth = getAuth(app);
  return {
    stranger: (accounts) => strangerTo(auth, new Set(accounts.map(({ userId }) => userId))),
    run: (accounts) => importAll(auth, accounts),
    resetLink: (email) => auth.generatePasswordResetLink(email),
    [Symbol.asyncDispose]: () => deleteApp(app),
  };
}

async function strangerTo(auth: Auth, known: ReadonlySet<string>): Promise<string | null> {
  for await (const { uid, email } of accountsOf(auth)) if (!known.has(uid)) return email ?? uid;
  return null;
}

async function importAll(auth: Auth, accounts: readonly LocalAccount[]): Promise<readonly RefusedAccount[]> {
  const refused: RefusedAccount[] = [];
  // Firebase does not overwrite accounts
  const there = new Set<string>();
  for await (const { uid } of accountsOf(auth)) there.add(uid);
  const missing = accounts.filter(({ userId }) => !there.has(userId));
  for (let at = 0; at < missing.length; at += CHUNK) {
    const chunk = missing.slice(at, at + CHUNK);
    const { errors } = await auth.importUsers(chunk.map(recordOf), { hash: IMPORTED_HASH });
    for (const { index, error } of errors) {
      const account = chunk[index];
      if (account !== undefined) refused.push({ account, reason: error.message });
    }
  }
  return refused;
}

function recordOf({ userId, email, emailVerified, name, createdAt, password }: LocalAccount): UserImportRecord {
  return {
    ...{ uid: userId, email, emailVerified, displayName: name },
    metadata: { creationTime: createdAt.toUTCString() },
    ...(password === null ? {} : { passwordHash: password.key, passwordSalt: password.salt }),
  };
}
