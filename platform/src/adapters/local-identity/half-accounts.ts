import type { Database } from '../sqlite/open-database.js';

/**
 * Deletes accounts whose sign-up was cut before their password was stored, as older versions could leave them: nobody can sign
 * in to one, and its e-mail could not sign up again. Nobody ever was signed in to such an account, so nothing is theirs.
 */
export function removeHalfAccounts(db: Database): void {
  db.exec('DELETE FROM user WHERE id NOT IN (SELECT userId FROM account) AND id NOT IN (SELECT userId FROM session)');
}
