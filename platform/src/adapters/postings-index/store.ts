import { FIELDS_VERSION } from '@combolab/contracts/plain';
import type { SearchDocument } from '../../ports/search-index.js';
import { openDatabase, type Database, type Statement } from '../sqlite/open-database.js';
import { fromBody } from './body.js';

/** The running index is in one slot, one that is being rebuilt in the other. */
export const SLOTS = ['a', 'b'] as const;
export type Slot = (typeof SLOTS)[number];

/** What is stored of a document; a null body is a tombstone. Likes and standing are apart because they change often. */
export interface Row {
  readonly id: string;
  readonly epoch: number;
  readonly n: number;
  readonly likes: number;
  readonly standing: number;
  readonly body: string | null;
}

/** Raised whenever bodies change, and by every new field: an index of another format is made anew and filled again. */
const FORMAT = 8 + FIELDS_VERSION;

/** The index's rows, one table a slot, and the few facts beside them. */
export class Store {
  readonly #database: Database;
  readonly #get: Record<Slot, Statement>;
  readonly #put: Record<Slot, Statement>;
  readonly #noteChanged: Statement;

  constructor(file: string) {
    this.#database = openDatabase({ file, synchronous: 'NORMAL' });
    this.#prepareTables();
    const each = (sql: (slot: Slot) => string): Record<Slot, Statement> => ({
      a: this.#database.prepare(sql('a')),
      b: this.#database.prepare(sql('b')),
    });
    this.#get = each((slot) => `SELECT id, epoch, n, likes, standing, body FROM documents_${slot} WHERE id = ?`);
    this.#put = each(
      (slot) =>
        `INSERT OR REPLACE INTO documents_${slot} (id, epoch, n, likes, standing, body) VALUES (?, ?, ?, ?, ?, ?)`,
    );
    this.#noteChanged = this.#database.prepare(
      'INSERT INTO changed (id, wholly) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET wholly = max(wholly, excluded.wholly)',
    );
  }

  get(slot: Slot, id: string): Row | undefined {
    return this.#get[slot].get(id) as Row | undefined;
  }

  put(slot: Slot, { id, epoch, n, likes, standing, body }: Row): void {
    this.#put[slot].run(id, epoch, n, likes, standing, body);
  }

  /** All that is not deleted. */
  *documents(slot: Slot): Generator<SearchDocument> {
    const rows = this.#database
      .prepare(`SELECT id, epoch, n, likes, standing, body FROM documents_${slot} WHERE body IS NOT NULL`)
      .iterate();
    for (const row of rows as Iterable<Row & { body: string }>) yield fromBody(row);
  }

  /** Notes that a document is not what it was when changes were last forgotten. @param wholly not its votes alone */
  noteChanged(id: string, wholly: boolean): void {
    this.#noteChanged.run(id, Number(wholly));
  }

  /** At most `most` of what was noted. */
  changed(most: number): readonly { readonly id: string; readonly wholly: number }[] {
    return this.#database.prepare('SELECT id, wholly FROM changed LIMIT ?').all(most) as {
      id: string;
      wholly: number;
    }[];
  }

  forgetChanged(): void {
    this.#database.exec('DELETE FROM changed');
  }

  clear(slot: Slot): void {
    this.#database.exec(`DELETE FROM documents_${slot}`);
  }

  fact(name: string): string | null {
    const row = this.#database.prepare('SELECT value FROM facts WHERE name = ?').get(name) as
      | { value: string }
      | undefined;
    return row?.value ?? null;
  }

  setFact(name: string, value: string): void {
    this.#database.prepare('INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)').run(name, value);
  }

  /** All of `work` or nothing. */
  transaction<T>(work: () => T): T {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }

  /** An index of another format is thrown away: the indexer fills it again. */
  #prepareTables(): void {
    const { user_version: found } = this.#database.prepare('PRAGMA user_version').get() as { user_version: number };
    const drops =
      found === FORMAT
        ? ''
        : 'DROP TABLE IF EXISTS facts; DROP TABLE IF EXISTS changed; DROP TABLE IF EXISTS documents_a; DROP TABLE IF EXISTS documents_b;';
    const table = (slot: Slot): string =>
      `CREATE TABLE IF NOT EXISTS documents_${slot} (id TEXT PRIMARY KEY, epoch INTEGER NOT NULL, n INTEGER NOT NULL, likes INTEGER NOT NULL, standing INTEGER NOT NULL, body TEXT) STRICT;`;
    this.transaction(() => {
      this.#database.exec(
        `${drops} ${table('a')} ${table('b')} CREATE TABLE IF NOT EXISTS changed (id TEXT PRIMARY KEY, wholly INTEGER NOT NULL) STRICT, WITHOUT ROWID; CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT; PRAGMA user_version = ${String(FORMAT)};`,
      );
    });
  }
}
