import type { Database } from '../sqlite/open-database.js';

/** Longest life of a token, in s: what is older needs no revocation. */
export const TOKEN_SECONDS = 300;

/** Tokens that ended before their time, durable, kept as long as such a token could live. */
export class Revocations {
  readonly #before = new Map<string, number>();

  constructor(private readonly db: Database) {
    db.exec('CREATE TABLE IF NOT EXISTS revoked (subject TEXT PRIMARY KEY, before INTEGER NOT NULL) STRICT');
    db.prepare('DELETE FROM revoked WHERE before < ?').run(Math.floor(Date.now() / 1000) - 2 * TOKEN_SECONDS);
    for (const row of db.prepare('SELECT subject, before FROM revoked').all() as {
      subject: string;
      before: number;
    }[]) {
      this.#before.set(row.subject, row.before);
    }
  }

  /** @param subject a user id or a session id. @returns epoch s up to which its tokens are void */
  revoke(subject: string): number {
    const before = Math.floor(Date.now() / 1000);
    this.db.prepare('INSERT OR REPLACE INTO revoked VALUES (?, ?)').run(subject, before);
    this.#before.set(subject, before);
    return before;
  }

  /** @param issuedAt epoch s */
  isRevoked(userId: string, sid: string, issuedAt: number): boolean {
    return issuedAt <= (this.#before.get(userId) ?? -1) || this.#before.has(sid);
  }
}
