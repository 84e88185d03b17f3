import { openDatabase } from '../sqlite/open-database.js';
import { parsePasswordHash, type PasswordHash } from './password-hash.js';

/** An account as its file has it. */
export interface LocalAccount {
  readonly userId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** As given at sign-up. */
  readonly name: string;
  readonly createdAt: Date;
  /** null when there is none, or none that others understand. */
  readonly password: PasswordHash | null;
}

interface Row {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: number;
  readonly name: string;
  readonly createdAt: string | number;
  readonly password: string | null;
}

const ACCOUNTS = `
  SELECT user.id, user.email, user.emailVerified, user.name, user.createdAt, account.password
  FROM user LEFT JOIN account ON account.userId = user.id AND account.providerId = 'credential'
  ORDER BY user.createdAt, user.id`;

/** All accounts of a file of {@link openLocalIdentity}, the oldest first. @throws Error when there is no such file */
export function readLocalAccounts(file: string): LocalAccount[] {
  const db = openDatabase({ file, synchronous: 'FULL', readOnly: true });
  try {
    return (db.prepare(ACCOUNTS).all() as Row[]).map(({ id, password, emailVerified, createdAt, ...row }) => ({
      ...{ userId: id, ...row, emailVerified: emailVerified === 1, createdAt: new Date(createdAt) },
      password: password === null ? null : parsePasswordHash(password),
    }));
  } finally {
    db.close();
  }
}
