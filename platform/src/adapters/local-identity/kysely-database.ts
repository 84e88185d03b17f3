import type { SqliteDatabase } from 'kysely';
import type { Database } from '../sqlite/open-database.js';

type Bindable = null | number | bigint | string | Uint8Array;

const bind = (value: unknown): Bindable =>
  typeof value === 'boolean'
    ? Number(value)
    : value instanceof Date
      ? value.toISOString()
      : value === undefined
        ? null
        : (value as Bindable);

/** The part of a SQLite driver that Kysely's dialect asks for. */
export function kyselyDatabase(db: Database): SqliteDatabase {
  return {
    close: () => {
      db.close();
    },
    prepare(sql) {
      const statement = db.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(bind)) as unknown[],
        run: (parameters) => statement.run(...parameters.map(bind)),
        iterate: (parameters) => statement.iterate(...parameters.map(bind)) as IterableIterator<unknown>,
      };
    },
  };
}
