import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordedEvent } from '@combolab/contracts';
import { collect, happened, intent } from '../contract-suites/event-log/support.js';
import { copySqliteDatabase } from './sqlite-copy.js';
import { openSqliteEventLog } from './sqlite-event-log.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sqlite-copy-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('copies a log while it is written to: a whole prefix with all that was acknowledged before', async () => {
  const [file, target] = [join(folder, 'events.sqlite'), join(folder, 'copy.sqlite')];
  await using log = await openSqliteEventLog({ file, source: 'test' });
  const write = async (n: number): Promise<void> => {
    await log.append(`combo/${String(n)}`, 0, [happened(n), happened(-n)], intent());
  };
  for (let n = 1; n <= 300; n++) await write(n);
  const copying = { over: false };
  const copied = copySqliteDatabase(file, target).finally(() => (copying.over = true));
  let written = 300;
  while (!copying.over) await write((written += 1));
  await copied;

  await using copy = await openSqliteEventLog({ file: target, source: 'test' });
  const [all, there]: (readonly RecordedEvent[])[] = [await collect(log, null), await collect(copy, null)];
  expect(there?.length).toBeGreaterThanOrEqual(600);
  expect(there?.length).toBeLessThanOrEqual(2 * written);
  expect((there?.length ?? 1) % 2).toBe(0);
  expect(there).toEqual(all?.slice(0, there?.length));
  await copy.append('combo/copy', 0, [happened(1)], intent());
});

it('says when there is nothing to copy', async () => {
  const missing = join(folder, 'missing.sqlite');
  await expect(copySqliteDatabase(missing, join(folder, 'copy.sqlite'))).rejects.toThrow();
});
