import type { PersonalFields } from '@combolab/contracts';
import { openFinishedDatabase } from './sqlite/open-database.js';
import { SqliteEventLog } from './sqlite-event-log/event-log-writer.js';
import type { WriterOptions } from './sqlite-event-log/messages.js';
import { SqliteEventLogReader } from './sqlite-event-log/event-log-reader.js';

export interface SqliteEventLogOptions {
  /** Path of the database; created when absent. */
  readonly file: string;
  /** The installation, written into every event read. */
  readonly source: string;
}

export interface SqliteEventLogWriterOptions extends SqliteEventLogOptions, Pick<WriterOptions, 'logger' | 'silentMs'> {
  /** Events after which the index by stream is extended on disk; until then they are found in memory. Default 8192. */
  readonly indexEvery?: number;
  /** Where events have personal values, so that these can be erased and the rest stays provable. Default: nowhere. */
  readonly personal?: PersonalFields;
}

export type { SqliteEventLog, SqliteEventLogReader };

/**
 * Opens the event log of this machine, with one writing connection in a thread of its own. One per file.
 * @throws Error when the file cannot be opened
 */
export const openSqliteEventLog = (options: SqliteEventLogWriterOptions): Promise<SqliteEventLog> =>
  SqliteEventLog.open(options);

/**
 * Opens an existing log for reading, for another thread. Its followers sleep until `notify()` is called.
 * @throws Error when there is no log in the file
 */
export const openSqliteEventLogReader = (options: SqliteEventLogOptions): SqliteEventLogReader =>
  new SqliteEventLogReader(options);

/** Position and hash of the last event in the file of a log that nobody has open; 0 and '' of an empty one. */
export function sqliteLogHead(file: string): { readonly position: number; readonly hash: string } {
  const database = openFinishedDatabase(file);
  try {
    const last = database.prepare('SELECT position, hash FROM events ORDER BY position DESC LIMIT 1').get() as
      | { readonly position: number; readonly hash: string }
      | undefined;
    return last ?? { position: 0, hash: '' };
  } finally {
    database.close();
  }
}
