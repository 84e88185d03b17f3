import type { PasswordChange, PasswordChanges } from '../../ports/identity.js';
import { inTurn, type AccountsStore } from './accounts-dialect.js';

/** A new password and the note of it are one write; reset links that were not used go with the old one. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS password_changes (
    userId TEXT PRIMARY KEY, at INTEGER NOT NULL, reset INTEGER NOT NULL DEFAULT 0, endTokens INTEGER NOT NULL DEFAULT 1
  ) STRICT;
  CREATE TRIGGER IF NOT EXISTS password_changed AFTER UPDATE OF password ON account BEGIN
    INSERT OR REPLACE INTO password_changes (userId, at) VALUES (NEW.userId, CAST(unixepoch('subsec') * 1000 AS INTEGER));
    DELETE FROM verification WHERE value = NEW.userId AND identifier LIKE 'reset-password:%';
  END`;

type Row = { readonly userId: string; readonly at: number; readonly reset: number; readonly endTokens: number };

/** Passwords that were changed and that nobody has seen to yet, durable. */
export class LocalPasswordChanges implements PasswordChanges {
  readonly #listeners = new Set<() => void>();

  /** @param store with the provider's tables */
  constructor(private readonly store: AccountsStore) {
    store.db.exec(SCHEMA);
  }

  /** Notes what more is known of the change that was just made. A crash before leaves it a change that ends tokens. */
  async tell(userId: string, { reset, endTokens }: Pick<PasswordChange, 'reset' | 'endTokens'>): Promise<void> {
    await this.#write('UPDATE password_changes SET reset = ?, endTokens = ? WHERE userId = ?', [
      Number(reset),
      Number(endTokens),
      userId,
    ]);
    for (const listener of this.#listeners) listener();
  }

  pending(): Promise<readonly PasswordChange[]> {
    const { db, faults } = this.store;
    return inTurn(this.store, () => {
      const rows = faults.watch((): unknown => db.prepare('SELECT * FROM password_changes').all()) as Row[];
      return rows.map(({ userId, at, reset, endTokens }) => ({
        ...{ userId, at, reset: reset === 1, endTokens: endTokens === 1 },
      }));
    });
  }

  /** Another change of the same account, made meanwhile, stays. */
  done({ userId, at }: PasswordChange): Promise<void> {
    return this.#write('DELETE FROM password_changes WHERE userId = ? AND at = ?', [userId, at]);
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async #write(sql: string, values: readonly (string | number)[]): Promise<void> {
    const { db, faults } = this.store;
    await inTurn(this.store, () => faults.watch(() => db.prepare(sql).run(...values)));
  }
}
