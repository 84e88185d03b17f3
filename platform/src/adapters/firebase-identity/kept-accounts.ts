import { deleteApp, initializeApp, type AppOptions } from 'firebase-admin/app';
import {
  getAuth,
  type Auth,
  type UserImportOptions,
  type UserImportRecord,
  type UserRecord,
} from 'firebase-admin/auth';
import type { FirebaseHash } from '../../config/engines.js';
import { randomId } from '../../runtime/random-id.js';
import { accountsOf } from './accounts-of.js';
import { refuseStrayEmulator } from './emulator-guard.js';

/** Accounts of one request; Firebase takes 1000. */
const CHUNK = 500;

/** An account of Firebase as a backup keeps it. */
export interface KeptAccount {
  readonly userId: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly disabled: boolean;
  /** ISO 8601, to the second. */
  readonly createdAt: string;
  /**
   * As Firebase hashed it, in base64. A hash is '' where we may not read it, or somebody else had made it and its owner has not
   * signed in since; null without a password.
   */
  readonly password: { readonly hash: string; readonly salt: string } | null;
}

/** What became of accounts that were put back. */
export interface AccountsTaken {
  readonly there: number;
  readonly taken: number;
  /** E-mails of those that came without their password. */
  readonly withoutPassword: readonly string[];
  /** E-mails of those that Firebase refused, with its words. */
  readonly refused: readonly string[];
}

export interface KeptAccounts extends AsyncDisposable {
  all(): AsyncIterable<KeptAccount>;
  /** Puts accounts back with their ids; those that are there already stay as they are. @param hash how passwords were hashed; null leaves them out */
  take(accounts: readonly KeptAccount[], hash: FirebaseHash | null): Promise<AccountsTaken>;
}

/** @throws Error when FIREBASE_AUTH_EMULATOR_HOST is set outside tests and development */
export function openKeptAccounts({ projectId, admin = {} }: { projectId: string; admin?: AppOptions }): KeptAccounts {
  refuseStrayEmulator(process.env);
  const app = initializeApp({ ...admin, projectId }, `combolab-kept-${randomId()}`);
  const auth = getAuth(app);
  return {
    async *all() {
      for await (const user of accountsOf(auth)) yield keptOf(user);
    },
    take: (accounts, hash) => takeAll(auth, accounts, hash),
    [Symbol.asyncDispose]: () => deleteApp(app),
  };
}

const keptOf = (user: UserRecord): KeptAccount => ({
  userId: user.uid,
  email: user.email ?? null,
  emailVerified: user.emailVerified,
  name: user.displayName ?? null,
  disabled: user.disabled,
  createdAt: new Date(user.metadata.creationTime).toISOString(),
  password: user.providerData.some(({ providerId }) => providerId === 'password')
    ? { hash: user.passwordHash ?? '', salt: user.passwordSalt ?? '' }
    : null,
});

const hashed = ({ key, saltSeparator, rounds, memoryCost }: FirebaseHash): UserImportOptions => ({
  hash: {
    algorithm: 'SCRYPT',
    key: Buffer.from(key, 'base64'),
    saltSeparator: Buffer.from(saltSeparator, 'base64'),
    rounds,
    memoryCost,
  },
});

async function takeAll(
  auth: Auth,
  accounts: readonly KeptAccount[],
  hash: FirebaseHash | null,
): Promise<AccountsTaken> {
  const known = new Set<string>();
  for await (const { uid } of accountsOf(auth)) known.add(uid);
  const missing = accounts.filter(({ userId }) => !known.has(userId));
  const refused: string[] = [];
  for (let at = 0; at < missing.length; at += CHUNK) {
    const chunk = missing.slice(at, at + CHUNK);
    const records = chunk.map((account) => recordOf(account, hash !== null));
    const { errors } = await auth.importUsers(records, hash === null ? undefined : hashed(hash));
    for (const { index, error } of errors) refused.push(`${nameOf(chunk[index])}: ${error.message}`);
  }
  const lost = missing.filter(({ password }) => password !== null && (hash === null || password.hash === ''));
  return {
    there: accounts.length - missing.length,
    taken: missing.length - refused.length,
    withoutPassword: lost.map(nameOf),
    refused,
  };
}

const nameOf = (account: KeptAccount | undefined): string => account?.email ?? account?.userId ?? '';

function recordOf({ userId, email, name, password, ...account }: KeptAccount, withPassword: boolean): UserImportRecord {
  return {
    ...{ uid: userId, emailVerified: account.emailVerified, disabled: account.disabled },
    ...(email !== null && { email }),
    ...(name !== null && { displayName: name }),
    metadata: { creationTime: new Date(account.createdAt).toUTCString() },
    ...(withPassword &&
      password !== null &&
      password.hash !== '' && {
        passwordHash: Buffer.from(password.hash, 'base64'),
        passwordSalt: Buffer.from(password.salt, 'base64'),
      }),
  };
}
