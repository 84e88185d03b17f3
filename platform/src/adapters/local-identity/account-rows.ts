import type { AccountsStore } from './accounts-dialect.js';

type UserRow = { readonly email: string; readonly name: string; readonly emailVerified: number };

const PASSWORD = "SELECT password FROM account WHERE userId = ? AND providerId = 'credential'";

/** What is asked of the accounts besides what the provider does itself. */
export function accountRows({ db, faults }: AccountsStore) {
  const get = (sql: string, value: string): unknown => faults.watch(() => db.prepare(sql).get(value) as unknown);
  return {
    idOf(email: string): string | null {
      const row = get('SELECT id FROM user WHERE email = ?', email.toLowerCase()) as { id: string } | undefined;
      return row?.id ?? null;
    },
    account(userId: string): { email: string; name: string; emailVerified: boolean } | null {
      const row = get('SELECT email, name, emailVerified FROM user WHERE id = ?', userId) as UserRow | undefined;
      return row === undefined ? null : { ...row, emailVerified: row.emailVerified === 1 };
    },
    /** null for who has no account, or none with a password. */
    passwordHash(userId: string): string | null {
      const row = get(PASSWORD, userId) as { password: string | null } | undefined;
      return row?.password ?? null;
    },
    /** When a session began, epoch ms; 0 for one that has ended. */
    signedInAt(sid: string): number {
      const row = get('SELECT createdAt FROM session WHERE id = ?', sid) as { createdAt: string | number } | undefined;
      return row === undefined ? 0 : new Date(row.createdAt).getTime();
    },
  };
}
