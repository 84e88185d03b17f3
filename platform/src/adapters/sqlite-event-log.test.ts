import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEventLog } from '../contract-suites/event-log.contract.js';
import { openSqliteEventLog } from './sqlite-event-log.js';

let folder = '';
let logs = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'event-log-'));
});
afterAll(() => rm(folder, { recursive: true }));

const file = () => join(folder, `events-${String((logs += 1))}.sqlite`);

describeEventLog('sqlite', () => openSqliteEventLog({ file: file(), source: 'test' }));
// the index on disk moves with almost every commit
describeEventLog('sqlite, indexing at once', () => openSqliteEventLog({ file: file(), source: 'test', indexEvery: 3 }));
