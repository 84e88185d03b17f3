import { inTurn, type AccountsStore } from './accounts-dialect.js';

/** Longest life of a token, in s: what is older needs no revocation. */
export const TOKEN_SECONDS = 300;

/** Tokens that ended before their time, durable, kept as long as such a token could live. */
export class Revocations {
  readonly #before = new Map<string, number>();

  constructor(private readonly store: AccountsStore) {
    const { db } = store;
    db.exec('CREATE TABLE IF NOT EXISTS revoked (subject TEXT PRIMARY KEY, before INTEGER NOT NULL) STRICT');
    db.prepare('DELETE FROM revoked WHERE before < ?').run(Math.floor(Date.now() / 1000) - 2 * TOKEN_SECONDS);
    for (const row of db.prepare('SELECT subject, before FROM revoked').all() as {
      subject: string;
      before: number;
    }[]) {
      this.#before.set(row.subject, row.before);
    }
  }

  /** Holds at once in this process; resolves when it is durable. @param subject a user id or a session id */
  async revoke(subject: string, before: number): Promise<void> {
    this.#before.set(subject, before);
    const { db, faults } = this.store;
    await inTurn(this.store, () =>
      faults.watch(() => db.prepare('INSERT OR REPLACE INTO revoked VALUES (?, ?)').run(subject, before)),
    );
  }

  /** @param issuedAt epoch s */
  isRevoked(userId: string, sid: string, issuedAt: number): boolean {
    return issuedAt <= (this.#before.get(userId) ?? -1) || this.#before.has(sid);
  }
}
