import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { happened, intent, numbers } from '../../contract-suites/event-log/support.js';
import { openSqliteEventLog, openSqliteEventLogReader } from '../sqlite-event-log.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'event-log-group-'));
});
afterEach(() => rm(folder, { recursive: true }));
const options = () => ({ file: join(folder, 'events.sqlite'), source: 'test' });

it('writes with synchronous=FULL', async () => {
  await using log = await openSqliteEventLog(options());
  expect(log.synchronous).toBe(2);
});

it('shares one commit among many concurrent commands', async () => {
  await using log = await openSqliteEventLog(options());
  await Promise.all(
    Array.from({ length: 1000 }, (_, n) => log.append(`combo/${String(n)}`, 0, [happened(n)], intent())),
  );
  expect(log.commits).toBeGreaterThan(0);
  expect(log.commits).toBeLessThanOrEqual(1000 / 16);
});

it('commits a lonely command at once and nothing for a refused or repeated one', async () => {
  await using log = await openSqliteEventLog(options());
  await log.append('combo/1', 0, [happened(1)], intent('once'));
  expect(log.commits).toBe(1);
  await log.append('combo/1', 0, [happened(1)], intent('once'));
  await expect(log.append('combo/1', 0, [happened(1)], intent())).rejects.toThrow();
  expect(log.commits).toBe(1);
});

it('answers before it wakes followers, and followers see it', async () => {
  await using log = await openSqliteEventLog(options());
  const order: string[] = [];
  log.onCommit(() => order.push('told'));
  await using following = log.follow(null, (batch) => {
    order.push(`followed ${String(numbers(batch.events))}`);
    return Promise.resolve();
  });
  await log.append('combo/1', 0, [happened(1)], intent()).then(() => order.push('answered'));
  await following.idle();
  expect(order).toContain('told');
  expect(order.indexOf('answered')).toBeLessThan(order.indexOf('followed 1'));
});

it('lets a reader of its own connection follow when it is told', async () => {
  await using log = await openSqliteEventLog(options());
  await using reader = openSqliteEventLogReader(options());
  log.onCommit(() => {
    reader.notify();
  });
  const seen = new Promise<number[]>((resolve) => {
    reader.follow(null, (batch) => {
      resolve(numbers(batch.events));
      return Promise.resolve();
    });
  });
  const { position } = await log.append('combo/1', 0, [happened(1)], intent());
  expect(await seen).toEqual([1]);
  expect(await reader.end()).toBe(position);
  expect(await reader.head('combo/1')).toEqual({ version: 1, lastType: 'test.happened' });
  expect(reader.isPosition(position)).toBe(true);
});

it('forgets and reads again when another connection has written', async () => {
  await using log = await openSqliteEventLog(options());
  await using other = await openSqliteEventLog(options());
  await log.append('combo/1', 0, [happened(1)], intent('mine'));
  await other.append('combo/1', 1, [happened(2)], intent('other'));
  await expect(log.append('combo/1', 1, [happened(3)], intent())).rejects.toThrow('found 2');
  expect(await log.append('combo/1', 2, [happened(2)], intent('other'))).toMatchObject({ replayed: true, version: 2 });
});
