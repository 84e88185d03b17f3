import { isMainThread } from 'node:worker_threads';
import { insideOf } from '../../supervision/inside.js';
import type { Database, Statement } from './open-database.js';

type Call = (...args: unknown[]) => unknown;

/** Lets this thread be known to be inside the driver during these calls: see {@link insideOf}. */
function mark(thing: object, names: readonly string[], wrap: (result: unknown) => unknown = (result) => result): void {
  for (const name of names) {
    const call = (thing as Readonly<Record<string, Call>>)[name]?.bind(thing);
    if (call === undefined) continue;
    const value: Call = (...args) => wrap(insideOf(() => call(...args)));
    // the driver's own cannot be assigned over
    Object.defineProperty(thing, name, { value });
  }
}

function markRows(rows: unknown): unknown {
  mark(rows as object, ['next', 'return']);
  return rows;
}

function markStatement(statement: unknown): unknown {
  mark(statement as Statement, ['run', 'get', 'all']);
  mark(statement as Statement, ['iterate'], markRows);
  return statement;
}

/** In threads that are supervised: the main thread is never terminated. */
export function markInside(database: Database): Database {
  if (isMainThread) return database;
  mark(database, ['exec', 'close']);
  mark(database, ['prepare'], markStatement);
  return database;
}
