import type { IdempotencyKeys } from '../ports/idempotency-keys.js';
import { openWith, type Database } from './sqlite/open-database.js';

const KEPT_MS = 7 * 24 * 3600 * 1000;

/**
 * Keys in a file of their own. A key lost in a power cut only loses the refusal of its misuse: the command id that
 * makes a repeat harmless is computed from user and key.
 */
export const openSqliteIdempotencyKeys = (file: string, now: () => number = Date.now): IdempotencyKeys =>
  openWith({ file, synchronous: 'NORMAL', check: true }, (db) => keysIn(db, now));

function keysIn(db: Database, now: () => number): IdempotencyKeys {
  db.exec(
    'CREATE TABLE IF NOT EXISTS keys (owner TEXT, key TEXT, fingerprint TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (owner, key)) WITHOUT ROWID, STRICT',
  );
  db.prepare('DELETE FROM keys WHERE at < ?').run(now() - KEPT_MS);
  const find = db.prepare('SELECT fingerprint FROM keys WHERE owner = ? AND key = ? AND at >= ?');
  const keep = db.prepare('INSERT OR REPLACE INTO keys VALUES (?, ?, ?, ?)');
  return {
    find(userId, key) {
      const known = find.get(userId, key, now() - KEPT_MS) as { fingerprint: string } | undefined;
      return Promise.resolve(known?.fingerprint ?? null);
    },
    remember(userId, key, fingerprint) {
      keep.run(userId, key, fingerprint, now());
      return Promise.resolve();
    },
    [Symbol.asyncDispose]: () => {
      db.close();
      return Promise.resolve();
    },
  };
}
