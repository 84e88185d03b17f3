import type { AnyCollection, Scalar } from '../../ports/documents.js';
import { identifier } from '../documents/identifier.js';
import type { Database } from '../sqlite/open-database.js';

/** Book-keeping: which build of each projection is active, how far each build is, and what is parked. */
export const BOOKKEEPING = `
  CREATE TABLE IF NOT EXISTS projections (
    name TEXT PRIMARY KEY, version INTEGER NOT NULL, epoch INTEGER NOT NULL, checkpoint TEXT,
    rebuild_epoch INTEGER, rebuild_checkpoint TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS parked (
    projection TEXT NOT NULL, stream TEXT NOT NULL, version INTEGER NOT NULL, reason TEXT NOT NULL, parked_at TEXT NOT NULL,
    PRIMARY KEY (projection, stream)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS openings (id INTEGER PRIMARY KEY CHECK (id = 1), n INTEGER NOT NULL) STRICT;`;

/** How far versions rise with each opening of a file: more than a document is ever written between two. */
const VERSIONS_OF_AN_OPENING = 2 ** 32;

/**
 * Counts one more opening of a file. A power failure takes the last writes of a file away, whose versions others have heard of;
 * they are done again, perhaps in fewer steps. So what is written from now on is above all that may have been told before.
 * @returns the least version of what is written from now on
 */
export function versionsFrom(db: Database): number {
  const { n } = db
    .prepare('INSERT INTO openings VALUES (1, 0) ON CONFLICT (id) DO UPDATE SET n = n + 1 RETURNING n')
    .get() as { n: number };
  return n * VERSIONS_OF_AN_OPENING;
}

export const tableName = (collection: AnyCollection, epoch: number): string =>
  `view_${identifier(collection.name)}_${String(epoch)}`;

/** Fields of a document that stand in columns of their own. */
export const indexedFields = (collection: AnyCollection): readonly string[] =>
  [...new Set(collection.indexes.flat())].map(identifier);

export function createTable(db: Database, collection: AnyCollection, epoch: number): void {
  const table = tableName(collection, epoch);
  const columns = indexedFields(collection)
    .map((field) => `, "${field}"`)
    .join('');
  db.exec(`CREATE TABLE IF NOT EXISTS ${table} (id TEXT PRIMARY KEY, n INTEGER NOT NULL, doc TEXT${columns})`);
  collection.indexes.forEach((fields, i) => {
    const list = fields.map((field) => `"${identifier(field)}"`).join(', ');
    db.exec(`CREATE INDEX IF NOT EXISTS ${table}_${String(i)} ON ${table} (${list})`);
  });
}

/** Drops every build of a collection but the named ones. */
export function dropOtherTables(db: Database, collection: AnyCollection, keep: readonly number[]): void {
  const rows = db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB ?`)
    .all(`view_${collection.name}_*`);
  const kept = new Set(keep.map((epoch) => tableName(collection, epoch)));
  for (const { name } of rows as { name: string }[]) if (!kept.has(name)) db.exec(`DROP TABLE ${name}`);
}

/** How SQLite holds a scalar. */
export const bindable = (value: Scalar | undefined): string | number | null =>
  value === undefined ? null : typeof value === 'boolean' ? Number(value) : value;
