import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describeJobs } from '../contract-suites/jobs.contract.js';
import { createMemoryJobs } from './memory-jobs.js';
import { openSqliteJobs } from './sqlite-jobs.js';

const folders: string[] = [];
async function newFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'jobs-'));
  folders.push(folder);
  return join(folder, 'jobs.sqlite');
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describeJobs('sqlite', async (clock) => openSqliteJobs(await newFile(), { now: () => clock.now() }));
describeJobs('memory', (clock) => Promise.resolve(createMemoryJobs({ now: () => clock.now() })));

describe('openSqliteJobs', () => {
  it('keeps jobs, leases and outcomes when opened again', async () => {
    const file = await newFile();
    {
      await using jobs = await openSqliteJobs(file);
      await jobs.enqueue('a', 'preview', { comboId: 'a' });
      await jobs.enqueue('b', 'preview', {});
      const lease = await jobs.lease('preview', 60_000);
      if (lease) await jobs.complete(lease, { key: 'k' });
      await jobs.lease('preview', 60_000);
    }
    await using jobs = await openSqliteJobs(file);
    expect((await jobs.ended('preview', 10)).map(({ id, result }) => ({ id, result }))).toEqual([
      { id: 'a', result: { key: 'k' } },
    ]);
    expect(await jobs.lease('preview', 60_000)).toBeNull();
    expect(await jobs.voidLeases()).toBe(1);
    expect(await jobs.lease('preview', 60_000)).toMatchObject({ id: 'b', attempt: 2 });
  });

  it('gives each job once to two openings of the file', async () => {
    const file = await newFile();
    await using one = await openSqliteJobs(file);
    await using two = await openSqliteJobs(file);
    for (let n = 0; n < 20; n++) await one.enqueue(`job ${String(n)}`, 'preview', n);
    const taken = await Promise.all(Array.from({ length: 30 }, (_, n) => (n % 2 ? one : two).lease('preview', 60_000)));
    const ids = taken.flatMap((job) => (job ? [job.id] : []));
    expect(new Set(ids).size).toBe(20);
    expect(ids).toHaveLength(20);
  });

  it('goes on with a file that counted no failures yet', async () => {
    const file = await newFile();
    {
      await using jobs = await openSqliteJobs(file);
      await jobs.enqueue('a', 'preview', {});
    }
    const database = new DatabaseSync(file);
    database.exec('DROP INDEX jobs_owners; ALTER TABLE jobs DROP COLUMN failures');
    database.close();
    await using jobs = await openSqliteJobs(file);
    expect(await jobs.lease('preview', 60_000)).toMatchObject({ id: 'a', failures: 0 });
  });

  it('goes on with a file whose owners took no turns yet: what waits there is next', async () => {
    const file = await newFile();
    {
      await using jobs = await openSqliteJobs(file);
      for (const id of ['a', 'b', 'c']) await jobs.enqueue(id, 'preview', {});
    }
    const database = new DatabaseSync(file);
    database.exec('DROP INDEX jobs_owners; DROP INDEX jobs_turns; DROP INDEX jobs_rounds');
    database.exec('ALTER TABLE jobs DROP COLUMN owner; ALTER TABLE jobs DROP COLUMN round');
    database.close();
    await using jobs = await openSqliteJobs(file);
    await jobs.enqueue('d1', 'preview', {}, 'ann');
    await jobs.enqueue('d2', 'preview', {}, 'ann');
    await jobs.enqueue('e1', 'preview', {}, 'bob');
    const order: unknown[] = [];
    for (let i = 0; i < 6; i += 1) order.push((await jobs.lease('preview', 60_000))?.id);
    expect(order).toEqual(['a', 'b', 'c', 'd1', 'e1', 'd2']);
  });

  it('writes ahead to a log', async () => {
    const file = await newFile();
    await using jobs = await openSqliteJobs(file);
    await jobs.enqueue('a', 'preview', {});
    const database = new DatabaseSync(file);
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    database.close();
  });

  it('rejects instead of throwing when the store is closed', async () => {
    const jobs = await openSqliteJobs(await newFile());
    await jobs[Symbol.asyncDispose]();
    await expect(jobs.enqueue('a', 'preview', {})).rejects.toThrow();
  });
});
