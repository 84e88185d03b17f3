import { chmodSync, statSync } from 'node:fs';
import { channel } from 'node:diagnostics_channel';
import { pathToFileURL } from 'node:url';
import { backup, DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { isLocked } from '../../runtime/storage-errors.js';
import { markInside } from './mark-inside.js';

export type Database = DatabaseSyncInstance;
export type Statement = StatementSyncInstance;

/** `FULL` survives a power cut, `NORMAL` only a crash of the process: for what can be rebuilt. */
export type Synchronous = 'FULL' | 'NORMAL';

export interface OpenDatabaseOptions {
  readonly file: string;
  readonly synchronous: Synchronous;
  /** How long a statement waits for a lock, in ms; the thread is blocked meanwhile. Default 5000. */
  readonly busyTimeoutMs?: number;
  /** Looks through the whole file for damage first: for small ones. */
  readonly check?: boolean;
  /** Opens an existing file for reading alone. */
  readonly readOnly?: boolean;
}

/** Tells of each connection that is opened, for tests that look for those that nobody closed. */
const connections = channel('combolab:database');

/** SQLite's number for `PRAGMA synchronous`. */
export const SYNCHRONOUS_LEVEL = { NORMAL: 1, FULL: 2 } as const;

/**
 * Opens one connection to a database in WAL mode. The only module that knows the driver.
 * @throws Error when the file cannot be opened or the connection does not take the wanted durability
 */
export function openDatabase(options: OpenDatabaseOptions): Database {
  const readOnly = options.readOnly ?? false;
  const database = markInside(new DatabaseSync(options.file, { readOnly, timeout: options.busyTimeoutMs ?? 5000 }));
  try {
    if (!readOnly) keepFromOthers(options.file);
    // what was deleted or replaced, because its author's account ended for one, must not live on in free space
    if (!readOnly) database.exec('PRAGMA journal_mode = WAL; PRAGMA secure_delete = ON');
    if (!readOnly) refuseReadOnly(database);
    database.exec(`PRAGMA synchronous = ${options.synchronous}`);
    const level = synchronousLevel(database);
    if (level !== SYNCHRONOUS_LEVEL[options.synchronous]) throw new Error(`synchronous is ${String(level)}`);
    if (options.check === true) checkWhole(database);
    connections.publish(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens a file that nobody changes, for reading alone: nothing is written beside it. @throws Error when it is no database */
export function openFinishedDatabase(file: string): Database {
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  const database = new DatabaseSync(url, { readOnly: true });
  connections.publish(database);
  return database;
}

/** A database is its owner's alone, whatever its folder lets others do; what SQLite lays beside it gets the same rights. */
function keepFromOthers(file: string): void {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & 0o077) === 0 || process.platform === 'win32') return;
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    // somebody else's, who let us write into it; opening tells of everything else
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
  }
}

/** Opens one and puts it to use; closes it when that fails. */
export function openWith<T>(options: OpenDatabaseOptions, use: (database: Database) => T): T {
  const database = openDatabase(options);
  try {
    return use(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** @throws Error of a damaged database */
function checkWhole(database: Database): void {
  const { quick_check: found } = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
  if (found !== 'ok') throw new Error(`${found.replaceAll(/\s+/g, ' ')}: database disk image is malformed`);
}

/**
 * SQLite opens for reading alone what it cannot open for writing just then, without a word, and stays with that.
 * @throws Error that may pass, when it did so
 */
function refuseReadOnly(database: Database): void {
  const { timeout } = database.prepare('PRAGMA busy_timeout').get() as { timeout: number };
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  database.exec('PRAGMA busy_timeout = 0');
  try {
    database.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${String(version)}`);
    database.exec('ROLLBACK');
  } catch (error) {
    // who waits for another's lock has a file that can be written
    if (isLocked(error)) return;
    if (!/attempt to write a readonly database/.test(String(error))) throw error;
    throw new Error('it could be opened for reading alone: unable to open database file', { cause: error });
  } finally {
    database.exec(`PRAGMA busy_timeout = ${String(timeout)}`);
  }
}

/** What the connection really runs with. */
export function synchronousLevel(database: Database): number {
  const row = database.prepare('PRAGMA synchronous').get() as { synchronous: number };
  return row.synchronous;
}

/** More pages than a database can have: one step, so that a busy writer does not make the copy start over and over. */
const ALL_PAGES = 2 ** 31 - 1;

/** Writes what a connection sees now into a new file, off this thread. */
export async function copyDatabase(database: Database, target: string): Promise<void> {
  await backup(database, target, { rate: ALL_PAGES });
}
