import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventLog } from '../ports/event-log.js';
import { describeEventLog, type Damage } from '../contract-suites/event-log.contract.js';
import { intent } from '../contract-suites/event-log/support.js';
import { openDatabase } from './sqlite/open-database.js';
import { openSqliteEventLog } from './sqlite-event-log.js';

let folder = '';
let logs = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'event-log-'));
});
afterAll(() => rm(folder, { recursive: true }));

const file = () => join(folder, `events-${String((logs += 1))}.sqlite`);

const files = new WeakMap<EventLog, string>();
async function open(indexEvery?: number): Promise<EventLog> {
  const path = file();
  const log = await openSqliteEventLog({
    file: path,
    source: 'test',
    ...(indexEvery === undefined ? {} : { indexEvery }),
  });
  files.set(log, path);
  return log;
}

const damage: Damage = (log, stream, version) => {
  const database = openDatabase({ file: files.get(log) ?? '', synchronous: 'NORMAL' });
  database.prepare('UPDATE events SET data = substr(data, 1, 4) WHERE stream = ? AND version = ?').run(stream, version);
  database.close();
  return Promise.resolve();
};

describeEventLog('sqlite', () => open(), { damage });
// the index on disk moves with almost every commit
describeEventLog('sqlite, indexing at once', () => open(3), { damage });

it('keeps no byte of what was redacted in its files', async () => {
  const path = file();
  const secret = 'northwind was here'.repeat(500);
  await using log = await openSqliteEventLog({ file: path, source: 'test' });
  const event = { type: 'test.written', schema: 1, data: { text: secret } };
  for (let n = 0; n < 40; n++) await log.append('combo/1', n, [event], { ...intent(), actor: 'u1' });
  const files = (await readdir(folder)).map((name) => join(folder, name)).filter((name) => name.startsWith(path));
  const holding = async (): Promise<string[]> => {
    const bytes = await Promise.all(files.map((name) => readFile(name)));
    return files.filter((_, i) => bytes[i]?.includes('northwind'));
  };
  expect(await holding()).not.toEqual([]);
  expect(await log.redact(['combo/1'], new Map([['test.written', [['text']]]]))).toBe(40);
  expect(await holding()).toEqual([]);
});
