import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { happened, intent, numbers } from '../../contract-suites/event-log/support.js';
import { LogUnavailableError } from '../../ports/event-log.js';
import { openDatabase } from '../sqlite/open-database.js';
import { openSqliteEventLog, openSqliteEventLogReader } from '../sqlite-event-log.js';
import { CommitQueue } from './commit-queue.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'event-log-recovery-'));
});
afterEach(() => rm(folder, { recursive: true }));
const options = () => ({ file: join(folder, 'events.sqlite'), source: 'test' });

it('goes on where it stopped: versions, positions, replays and time', async () => {
  const soon = Date.now() + 4 * 60_000;
  {
    await using log = await openSqliteEventLog(options());
    await log.append('combo/1', 0, [happened(1), happened(2)], intent('first'));
  }
  const database = openDatabase({ file: options().file, synchronous: 'FULL' });
  database.prepare('UPDATE events SET time = ?').run(soon);
  database.close();
  await using log = await openSqliteEventLog(options());
  const repeat = await log.append('combo/1', 0, [happened(1), happened(2)], intent('first'));
  expect(repeat).toMatchObject({ version: 2, replayed: true, position: '2' });
  const next = await log.append('combo/1', 2, [happened(3)], intent());
  expect(next).toMatchObject({ version: 3, position: '3' });
  expect(next.events[0]?.time).toBe(new Date(soon).toISOString());
});

it('forgets that the clock was 40 days ahead once', async () => {
  {
    await using log = await openSqliteEventLog(options());
    await log.append('combo/1', 0, [happened(1)], intent());
  }
  const database = openDatabase({ file: options().file, synchronous: 'FULL' });
  database.prepare('UPDATE events SET time = ?').run(Date.now() + 40 * 86_400_000);
  database.close();
  await using log = await openSqliteEventLog(options());
  const next = await log.append('combo/1', 1, [happened(2)], intent());
  expect((next.events[0]?.time ?? '') <= new Date().toISOString()).toBe(true);
});

it('answers "unknown" when the writer thread dies, and starts it again', async () => {
  const outcomes: string[] = [];
  const queue = await CommitQueue.open({ file: options().file, indexEvery: 8192, personal: new Map() }, () =>
    outcomes.push('committed'),
  );
  const fields = ['combo/1', 0, 'command', null, 'correlation', 1, 'id', 'test.happened', 1, '{}'];
  const send = () =>
    new Promise<void>((resolve, reject) => {
      queue.add({
        write: (into) => into.push(...fields),
        settle: () => {
          resolve();
        },
        reject,
      });
    });
  const sent = send();
  const dying = queue.thread.kill();
  await sent.catch((error: unknown) => outcomes.push((error as Error).name));
  await dying;
  expect(queue.thread.healthy).toBe(false);
  await expect(send()).rejects.toThrow(LogUnavailableError);
  while (!queue.thread.healthy) await turn();
  await send();
  await queue.close();
  await using log = await openSqliteEventLog(options());
  expect(await log.readStream('combo/1')).toHaveLength(1);
  expect(outcomes.length).toBeGreaterThan(0);
});

it('refuses a whole group when the disk refuses it, opens again, and records each command once', async () => {
  const script = fileURLToPath(new URL('./full-disk-writer.js', import.meta.url));
  // 512 KB for each file: the journal reaches it before its checkpoint, the database never
  const command = `ulimit -f 1024; exec "$0" "$@"`;
  const args = ['-c', command, process.execPath, script, options().file, '300'];
  const { stdout } = await promisify(execFile)('sh', args, { timeout: 30_000 });
  const report = JSON.parse(stdout) as { refused: number; unready: number; healthy: boolean };
  expect(report.healthy).toBe(true);
  expect(report.refused).toBeGreaterThan(0);
  expect(report.unready).toBeGreaterThan(0);
  await using log = await openSqliteEventLog(options());
  const seen: number[] = [];
  await log.scan('', (_, events) => {
    expect(events).toHaveLength(1);
    seen.push(...numbers(events));
    return Promise.resolve();
  });
  expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, n) => n));
}, 60_000);

it('finishes what was accepted before it closes, and refuses everything after', async () => {
  const log = await openSqliteEventLog(options());
  const accepted = Promise.all(
    Array.from({ length: 50 }, (_, n) => log.append(`combo/${String(n)}`, 0, [happened(n)], intent())),
  );
  const closing = log[Symbol.asyncDispose]();
  expect(await accepted).toHaveLength(50);
  await closing;
  await expect(log.append('combo/1', 1, [happened(1)], intent())).rejects.toThrow(LogUnavailableError);
});

it('does not open what it cannot keep', async () => {
  await expect(openSqliteEventLog({ file: join(folder, 'none', 'events.sqlite'), source: 'test' })).rejects.toThrow();
  const database = openDatabase({ file: options().file, synchronous: 'FULL' });
  database.exec('PRAGMA user_version = 1000');
  database.close();
  await expect(openSqliteEventLog(options())).rejects.toThrow('schema');
  expect(() => openSqliteEventLogReader({ file: join(folder, 'absent.sqlite'), source: 'test' })).toThrow();
});
