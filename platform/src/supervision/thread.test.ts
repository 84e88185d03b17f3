import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../adapters/sqlite/open-database.js';
import { startThread } from './thread.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thread-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

// terminated inside the driver it would take the process with it
it('ends a thread that waits inside the driver only once it is out again, even if it then loops', async () => {
  const file = join(folder, 'locked.sqlite');
  const database = openDatabase({ file, synchronous: 'NORMAL' });
  database.exec('CREATE TABLE t (x); BEGIN IMMEDIATE');
  const heard: unknown[] = [];
  let ended = '';
  const thread = startThread(
    new URL('./stuck-thread.js', import.meta.url),
    { workerData: { file, waitMs: 1500 } },
    {
      beat: () => undefined,
      ended: (why) => {
        ended = why;
      },
    },
    (message) => heard.push(message),
  );
  while (!heard.includes('waits')) await once(thread.worker, 'message');
  await thread.kill();
  expect([thread.worker.threadId, ended]).toEqual([-1, 'its thread ended with 1']);
  expect(heard).toEqual(['waits', 'Error: database is locked']);
  database.exec('ROLLBACK; BEGIN IMMEDIATE; COMMIT');
  database.close();
});
