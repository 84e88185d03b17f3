import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../adapters/sqlite/open-database.js';
import { copyOfError, errorOfCopy } from './error-copy.js';
import { isPassing, storageFault } from './storage-errors.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-errors-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (name: string): Database =>
  openDatabase({ file: join(folder, name), synchronous: 'NORMAL', busyTimeoutMs: 0 });

function failureOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
}

function filled(name: string): Database {
  const database = open(name);
  database.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY, text TEXT)');
  const insert = database.prepare('INSERT INTO rows (text) VALUES (?)');
  database.exec('BEGIN');
  for (let i = 0; i < 200; i++) insert.run('x'.repeat(500));
  database.exec('COMMIT');
  return database;
}

it('tells what passes from what is damaged, by the real errors of the driver', async () => {
  const database = filled('good.sqlite');
  const other = open('good.sqlite');
  database.exec('BEGIN IMMEDIATE');
  expect(
    storageFault(
      failureOf(() => {
        other.exec('BEGIN IMMEDIATE');
      }),
    ),
  ).toBe('away');
  database.exec('ROLLBACK');
  database.exec('PRAGMA max_page_count = 60');
  const insert = database.prepare('INSERT INTO rows (text) VALUES (?)');
  expect(
    storageFault(
      failureOf(() => {
        for (;;) insert.run('x'.repeat(5000));
      }),
    ),
  ).toBe('full');
  expect(storageFault(failureOf(() => database.prepare('SELECT nothing FROM rows')))).toBeNull();
  expect(
    storageFault(
      failureOf(() => {
        database.exec("INSERT INTO rows VALUES (1, '')");
      }),
    ),
  ).toBeNull();
  other.close();
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();

  await truncate(join(folder, 'good.sqlite'), 6000);
  const cut = failureOf(() => {
    const reading = open('good.sqlite');
    try {
      reading.prepare('SELECT * FROM rows').all();
    } finally {
      reading.close();
    }
  });
  expect([storageFault(cut), isPassing(cut)]).toEqual(['damaged', false]);
  await writeFile(join(folder, 'garbage.sqlite'), 'no database '.repeat(500));
  expect(storageFault(failureOf(() => open('garbage.sqlite')))).toBe('damaged');
  await mkdir(join(folder, 'folder.sqlite'));
  expect(storageFault(failureOf(() => open('folder.sqlite')))).toBe('away');
});

it('knows the faults of the system, of the network, and those that are told by a cause or an other thread', () => {
  const eio = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' });
  const ioerr = Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 266 });
  const noRoom = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  expect([eio, ioerr, noRoom].map(storageFault)).toEqual(['away', 'away', 'full']);
  expect([eio, ioerr, noRoom].every(isPassing)).toBe(true);
  expect(storageFault(new Error('could not read', { cause: eio }))).toBe('away');
  expect(storageFault(Object.assign(new Error('nobody answers'), { code: 'ECONNREFUSED' }))).toBe('away');
  expect(storageFault(errorOfCopy(copyOfError(ioerr)))).toBe('away');
  expect(storageFault(new Error('Error: database or disk is full'))).toBe('full');
});

it('takes nothing else for one', () => {
  const others = [null, 'EIO', new Error('13 is refused'), new TypeError('x is not a function'), { code: 'ENOENT' }];
  for (const error of [...others, new Error('a text about a database disk image is malformed, by a user')])
    expect(storageFault(error)).toBeNull();
});
