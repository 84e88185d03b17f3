import { openDatabase, type Database } from './open-database.js';

/**
 * Brings what the journal holds into the database and cuts the journal to nothing, without waiting for anybody.
 * @returns false when a reader or a writer was in the way
 */
export function emptyJournal(database: Database): boolean {
  const { timeout } = database.prepare('PRAGMA busy_timeout').get() as { timeout: number };
  database.exec('PRAGMA busy_timeout = 0');
  try {
    return (database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number }).busy === 0;
  } finally {
    database.exec(`PRAGMA busy_timeout = ${String(timeout)}`);
  }
}

/** As {@link emptyJournal}, through a connection that lives no longer, and that never waits for those of other threads. */
export function emptyJournalOf(file: string): boolean {
  const database = openDatabase({ file, synchronous: 'NORMAL', busyTimeoutMs: 0 });
  try {
    return emptyJournal(database);
  } finally {
    database.close();
  }
}
