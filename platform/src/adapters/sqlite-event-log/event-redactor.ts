import type { PersonalPath } from '@combolab/contracts';
import { redactedJson } from '../event-log/redact-json.js';
import { parsedSeal, sealErased } from '../event-log/seal.js';
import { emptyJournal } from '../sqlite/empty-journal.js';
import type { Database, Statement } from '../sqlite/open-database.js';

/** One slice of a redaction. */
export interface RedactSlice {
  readonly streams: readonly string[];
  /** Only events that they caused; null = whoever did. */
  readonly actor: string | null;
  readonly fields: readonly (readonly [type: string, paths: readonly PersonalPath[]])[];
}

/**
 * Nulls fields in events of the past, for good, and seals what is left: neither free space (the connection has `secure_delete` on) nor the journal
 * keeps the old text.
 */
export class EventRedactor {
  readonly #database: Database;
  readonly #row: Statement;
  readonly #write: Statement;

  constructor(database: Database) {
    this.#database = database;
    this.#row = database.prepare('SELECT type, data, actor, seal FROM events WHERE position = ?');
    this.#write = database.prepare('UPDATE events SET data = ?, seal = ? WHERE position = ?');
  }

  /**
   * @returns events that changed
   * @throws Error when nobody knows what is on the disk; the connection must not be used again
   */
  redact(
    positions: readonly number[],
    paths: ReadonlyMap<string, readonly PersonalPath[]>,
    actor: string | null,
  ): number {
    let redacted = 0;
    this.#database.exec('BEGIN IMMEDIATE');
    for (const position of positions) {
      const row = this.#row.get(position) as { type: string; data: string; actor: string | null; seal: string | null };
      if (actor !== null && row.actor !== actor) continue;
      const { type, data } = row;
      const json = redactedJson(data, paths.get(type) ?? []);
      if (json === null) continue;
      this.#write.run(json, JSON.stringify(sealErased(data, json, parsedSeal(row.seal))), position);
      redacted += 1;
    }
    this.#database.exec('COMMIT');
    // a reader may be in the way; then the journal is overwritten when it starts over
    emptyJournal(this.#database);
    return redacted;
  }
}
