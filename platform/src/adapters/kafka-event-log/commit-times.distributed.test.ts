import type { Connection } from 'mongoose';
import { dropTestDatabases, openTestDatabase } from '../mongo/mongo-test-database.js';
import { Commits } from './commits.js';

afterAll(dropTestDatabases);

const DAY_MS = 86_400_000;

let connection: Connection;
beforeEach(async () => {
  connection = await openTestDatabase();
});

it('stamps events with the real time again after the clock was 40 days ahead once', async () => {
  const start = Date.UTC(2026, 10, 22);
  let time = start + 40 * DAY_MS;
  const commits = new Commits({ connection, source: 'test', partitions: 1, now: () => time });
  await commits.prepare();
  const append = async (version: number): Promise<string | undefined> => {
    const context = { commandId: String(version), actor: null, correlationId: 'test' };
    const { events } = await commits.append(
      'combo/1',
      version,
      [{ type: 'combo.edited', schema: 1, data: {} }],
      context,
    );
    return events[0]?.time;
  };
  expect(await append(0)).toBe(new Date(time).toISOString());
  time = start;
  expect([await append(1), await append(2)]).toEqual([start, start].map((each) => new Date(each).toISOString()));
});
