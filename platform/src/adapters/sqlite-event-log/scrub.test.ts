import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whyUnreadable, type RecordedEvent } from '@combolab/contracts';
import { openDatabase, type Database } from '../sqlite/open-database.js';
import { happened, intent } from '../../contract-suites/event-log/support.js';
import { openSqliteEventLog, openSqliteEventLogReader } from '../sqlite-event-log.js';

const personal = new Map([['test.written', [['text']]]]);
const written = (text: string) => ({ type: 'test.written', schema: 1, data: { text, kept: 1 } });

let folder = '';
const options = () => ({ file: join(folder, 'events.sqlite'), source: 'test', personal, indexEvery: 1 });
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'event-log-scrub-'));
  await using log = await openSqliteEventLog(options());
  await log.append('combo/1', 0, [happened(1), written('secret')], intent('c1'));
  await log.append('combo/2', 0, [happened(3)], intent('c2'));
  await log.append('combo/1', 2, [happened(4), written('other')], intent('c3'));
});
afterEach(() => rm(folder, { recursive: true }));

function falsify(change: (database: Database) => unknown): void {
  const database = openDatabase({ file: options().file, synchronous: 'FULL' });
  change(database);
  database.close();
}
const run =
  (sql: string, ...values: (string | number)[]) =>
  (database: Database): void => {
    expect(database.prepare(sql).run(...values).changes).toBe(1);
  };

async function faults(): Promise<string[]> {
  const found: string[] = [];
  await using log = openSqliteEventLogReader(options());
  await log.scrub((fault) => found.push(fault));
  return found;
}

it.each([
  ['stream', `'combo/9'`],
  ['version', '7'],
  ['command_id', `'c9'`],
  ['type', `'test.happenee'`],
  ['schema', '2'],
  ['time', 'time + 1'],
  ['id', `'x'`],
  ['actor', 'null'],
  ['correlation_id', `'x'`],
  ['data', `'{"n":2}'`],
  ['data', `'{"n":'`],
])('tells a changed %s: %s', async (column, value) => {
  falsify(run(`UPDATE events SET ${column} = ${value} WHERE position = 3`));
  const told = (await faults()).filter((each) => !each.includes('index by stream'));
  expect(told).toEqual([
    expect.stringMatching(/^event 3 of events\.sqlite \(.*\) does not follow the event before it$/),
  ]);
});

it('tells changed personal words, a changed seal and a changed hash, each once', async () => {
  falsify(run(`UPDATE events SET data = replace(data, 'secret', 'secreT') WHERE position = 2`));
  falsify(run(`UPDATE events SET seal = replace(seal, '"text"', '"texT"') WHERE position = 5`));
  falsify(run(`UPDATE events SET hash = 'x' WHERE position = 3`));
  expect(await faults()).toEqual([
    'event 2 of events.sqlite (test.written, combo/1@2) is not as it was written',
    'event 3 of events.sqlite (test.happened, combo/2@1) does not follow the event before it',
    'event 5 of events.sqlite (test.written, combo/1@4) is not as it was written',
  ]);
});

it('tells words that came back after they were erased', async () => {
  {
    await using log = await openSqliteEventLog(options());
    expect(await log.redact(['combo/1'], personal)).toBe(2);
  }
  expect(await faults()).toEqual([]);
  falsify(run(`UPDATE events SET data = json_set(data, '$.text', 'secret') WHERE position = 2`));
  expect(await faults()).toEqual(['event 2 of events.sqlite (test.written, combo/1@2) is not as it was written']);
});

it('tells missing events, and an index that leads elsewhere', async () => {
  falsify(run('DELETE FROM events WHERE position = 2'));
  falsify(run('DELETE FROM event_streams WHERE position = 1'));
  expect(await faults()).toEqual([
    'the index by stream of events.sqlite leads elsewhere for combo/1@2',
    'event 1 of events.sqlite (test.happened, combo/1@1) is not where the index by stream has it',
    'events 2 to 2 of events.sqlite are missing',
  ]);
});

it('tells an entry of the index by stream that leads to no event of its own, wherever it stands', async () => {
  falsify(run('UPDATE indexed SET position = 4'));
  expect(await faults()).toEqual([]);
  falsify(run('UPDATE event_streams SET position = 3 WHERE position = 5'));
  falsify(run(`INSERT INTO event_streams VALUES ('combo/9', 1, 9)`));
  expect(await faults()).toEqual([
    'the index by stream of events.sqlite leads elsewhere for combo/1@4',
    'the index by stream of events.sqlite leads elsewhere for combo/9@1',
  ]);
});

it('tells a file that can no longer be read to its end, instead of failing', async () => {
  {
    await using log = await openSqliteEventLog(options());
    for (let n = 0; n < 200; n++) await log.append(`combo/x${String(n)}`, 0, [written('x'.repeat(500))], intent());
  }
  falsify((database) => {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  });
  const bytes = await readFile(options().file);
  bytes.fill(0xff, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 8192);
  await writeFile(options().file, bytes);
  expect((await faults()).length).toBeGreaterThan(0);
});

it('gives a log of before there were hashes its own, goes on after an interruption, and notices changes from then on', async () => {
  const before = ['ALTER TABLE events DROP COLUMN hash; ALTER TABLE events DROP COLUMN seal; PRAGMA user_version = 1'];
  falsify((database) => {
    for (const sql of before) database.exec(sql);
  });
  {
    await using log = await openSqliteEventLog(options());
    expect(await log.readStream('combo/1')).toHaveLength(4);
  }
  expect(await faults()).toEqual([]);
  falsify((database) => {
    database.exec('UPDATE events SET hash = null, seal = null WHERE position > 2');
  });
  {
    await using log = await openSqliteEventLog(options());
    await log.append('combo/2', 1, [written('new')], intent());
  }
  expect(await faults()).toEqual([]);
  falsify(run(`UPDATE events SET data = '{"n":9}' WHERE position = 1`));
  expect(await faults()).toEqual([
    'event 1 of events.sqlite (test.happened, combo/1@1) does not follow the event before it',
  ]);
});

/** Gives the nth row of a log of one page another key, which fits into one byte. */
async function turnKey(nth: number, key: number): Promise<void> {
  let page = 0;
  falsify((database) => {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    const sql = `SELECT rootpage FROM sqlite_schema WHERE name = 'events'`;
    [page] = database.prepare(sql, { returnArrays: true }).get() as [number];
  });
  const bytes = await readFile(options().file);
  // https://sqlite.org/fileformat.html, 1.6: a leaf of a table, whose cells begin with length and key as varints
  const at = (page - 1) * bytes.readUInt16BE(16);
  expect(bytes[at]).toBe(13);
  const cell = at + bytes.readUInt16BE(at + 8 + 2 * (nth - 1));
  const length = bytes.subarray(cell).findIndex((byte) => byte < 0x80) + 1;
  expect(bytes[cell + length]).toBe(nth);
  bytes[cell + length] = key;
  await writeFile(options().file, bytes);
}

it.each([
  ['before others', 5, 2],
  ['after the end', 2, 99],
  ['where another is', 3, 4],
])('tells a key that lies %s, reads the rest once and comes to an end', async (_where, nth, key) => {
  await turnKey(nth, key);
  expect(await faults()).toContainEqual(
    expect.stringMatching(/event \d+ of events\.sqlite \(.*\) does not lie where its key/),
  );
  await using log = openSqliteEventLogReader(options());
  const read: RecordedEvent[] = [];
  await using following = log.follow(null, ({ events }) => {
    read.push(...events);
    return Promise.resolve();
  });
  await following.idle();
  expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
  expect(read.length).toBeGreaterThanOrEqual(4);
});

it('hands over a row whose columns hold what they never may as unreadable, and every other event', async () => {
  falsify((database) => {
    // a table that would refuse nothing
    database.exec(`CREATE TABLE lax (position INTEGER PRIMARY KEY, stream, version, command_id, type, schema, time, id,
      actor, correlation_id, data, hash, seal)`);
    database.exec('INSERT INTO lax SELECT * FROM events; DROP TABLE events; ALTER TABLE lax RENAME TO events');
  });
  falsify(run('UPDATE events SET time = 1e18 WHERE position = 2'));
  falsify(run('UPDATE events SET data = null WHERE position = 4'));
  await using log = openSqliteEventLogReader(options());
  const read: RecordedEvent[] = [];
  await using following = log.follow(null, ({ events }) => {
    read.push(...events);
    return Promise.resolve();
  });
  await following.idle();
  expect(read.map((event) => whyUnreadable(event) !== null)).toEqual([false, true, false, true, false]);
  expect((await faults()).map((told) => told.slice(0, 'event 2'.length))).toEqual(
    expect.arrayContaining(['event 2', 'event 4']),
  );
});

it('tells how far it read, and the hash that proves it', async () => {
  await using log = openSqliteEventLogReader(options());
  const head = await log.scrub(() => undefined);
  expect(head).toEqual({ position: '5', hash: expect.stringMatching(/^[\w-]{43}$/) as string });
});
