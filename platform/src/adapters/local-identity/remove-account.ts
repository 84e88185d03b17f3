import type { Database } from '../sqlite/open-database.js';

/** Deletes an account, its password and sessions, and the links that were mailed for it: all of it or nothing. */
export function removeAccount(db: Database, userId: string): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const { email } = (db.prepare('SELECT email FROM user WHERE id = ?').get(userId) ?? {}) as { email?: string };
    db.prepare('DELETE FROM verification WHERE value = ? OR identifier = ?').run(userId, email ?? userId);
    db.prepare('DELETE FROM session WHERE userId = ?').run(userId);
    db.prepare('DELETE FROM sign_in_places WHERE userId = ?').run(userId);
    db.prepare('DELETE FROM password_changes WHERE userId = ?').run(userId);
    db.prepare('DELETE FROM account WHERE userId = ?').run(userId);
    db.prepare('DELETE FROM user WHERE id = ?').run(userId);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
