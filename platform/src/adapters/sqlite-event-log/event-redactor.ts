import type { PersonalPath } from '@combolab/contracts';
import { redactedJson } from '../event-log/redact-json.js';
import type { Database, Statement } from '../sqlite/open-database.js';

/** One slice of a redaction. */
export interface RedactSlice {
  readonly actor: string;
  readonly fields: readonly (readonly [type: string, paths: readonly PersonalPath[]])[];
  /** Position after which to go on. */
  readonly after: number;
}

export interface RedactedSlice {
  /** Events that changed. */
  readonly redacted: number;
  /** Where to go on; null when everything was seen. */
  readonly next: number | null;
}

/** Events looked at in one transaction, so that appends hardly wait. */
const SLICE = 20_000;

/**
 * Nulls fields in events of the past, for good: neither free space (the connection has `secure_delete` on) nor the journal
 * keeps the old text.
 */
export class EventRedactor {
  readonly #database: Database;
  readonly #end: Statement;
  readonly #rows: Statement;
  readonly #write: Statement;

  constructor(database: Database) {
    this.#database = database;
    this.#end = database.prepare('SELECT max(position) AS position FROM events');
    this.#rows = database.prepare(
      'SELECT position, type, data FROM events WHERE position > ? AND position <= ? AND actor = ?',
    );
    this.#write = database.prepare('UPDATE events SET data = ? WHERE position = ?');
  }

  /** @throws Error when nobody knows what is on the disk; the connection must not be used again */
  redact({ actor, fields, after }: RedactSlice): RedactedSlice {
    const paths = new Map(fields);
    let redacted = 0;
    this.#database.exec('BEGIN IMMEDIATE');
    const end = (this.#end.get() as { position: number | null }).position ?? 0;
    const upTo = Math.min(after + SLICE, end);
    const rows = this.#rows.all(after, upTo, actor) as { position: number; type: string; data: string }[];
    for (const { position, type, data } of rows) {
      const json = redactedJson(data, paths.get(type) ?? []);
      if (json === null) continue;
      this.#write.run(json, position);
      redacted += 1;
    }
    this.#database.exec('COMMIT');
    if (upTo < end) return { redacted, next: upTo };
    this.#emptyJournal();
    return { redacted, next: null };
  }

  /** A reader may be in the way; then the journal is overwritten when it starts over. */
  #emptyJournal(): void {
    const { timeout } = this.#database.prepare('PRAGMA busy_timeout').get() as { timeout: number };
    this.#database.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)');
    this.#database.exec(`PRAGMA busy_timeout = ${String(timeout)}`);
  }
}
