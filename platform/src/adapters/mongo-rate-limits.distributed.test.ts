import type { Connection } from 'mongoose';
import { eventually } from '../contract-suites/eventually.js';
import { engineUrl } from '../contract-suites/engines.js';
import { dropTestDatabases, openTestDatabase } from './mongo/mongo-test-database.js';
import { openMongo } from './mongo/mongo-connection.js';
import { openMongoRateLimits } from './mongo-rate-limits.js';

afterAll(dropTestDatabases);

describe('openMongoRateLimits', () => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await openTestDatabase();
  });
  const opened = async (points: number, { name = 'like', seconds = 3600 } = {}, database = connection) =>
    (await openMongoRateLimits({ connection: database })).limiter(name, points, seconds);
  /** ms to wait for each that asks. */
  const limiter = async (...args: Parameters<typeof opened>) => {
    const limits = await opened(...args);
    return { take: async (who: string, points?: number) => (await limits.take(who, points)).waitMs };
  };

  it('tells what is left, and when all of it is there again', async () => {
    const bytes = await opened(100);
    expect(await bytes.take('ann', 60)).toMatchObject({ waitMs: 0, left: 40 });
    const { left, resetMs } = await bytes.take('ann', 60);
    expect(left).toBe(40);
    expect(resetMs).toBeGreaterThan(3_500_000);
  });

  it('grants what there is and says how long to wait for more', async () => {
    const likes = await limiter(2);
    expect([await likes.take('ann'), await likes.take('ann')]).toEqual([0, 0]);
    const wait = await likes.take('ann');
    expect(wait).toBeGreaterThan(3_500_000);
    expect(wait).toBeLessThanOrEqual(3_600_000);
  });

  it('keeps people and limits apart, whatever they are called', async () => {
    const likes = await limiter(1);
    const comments = await limiter(1, { name: 'comment' });
    for (const who of ['ann', 'Ann', '$where', '::1', 'a.b', '']) {
      expect([await likes.take(who), await comments.take(who)]).toEqual([0, 0]);
      expect(await likes.take(who)).toBeGreaterThan(0);
    }
  });

  it('counts for all processes together, and after restarts', async () => {
    const [one, two] = [await limiter(3), await limiter(3)];
    expect([await one.take('ann'), await two.take('ann'), await one.take('ann')]).toEqual([0, 0, 0]);
    expect(await two.take('ann')).toBeGreaterThan(0);
    expect(await (await limiter(3)).take('ann')).toBeGreaterThan(0);
  });

  it('counts in each process for itself what is not worth a question to the server', async () => {
    const one = await openMongoRateLimits({ connection });
    const other = await openMongoRateLimits({ connection });
    const [here, there] = [one.limiter('read', 1, 60, 'process'), other.limiter('read', 1, 60, 'process')];
    const waits = [await here.take('ann'), await there.take('ann'), await here.take('ann')].map(({ waitMs }) => waitMs);
    expect([waits[0], waits[1], (waits[2] ?? 0) > 0]).toEqual([0, 0, true]);
    expect(await connection.collection('rate_limits').countDocuments()).toBe(0);
  });

  it('grants no more when many ask at once', async () => {
    const all = [await limiter(10), await limiter(10)];
    const granted = async (who: string): Promise<number> => {
      const asked = await Promise.all(Array.from({ length: 20 }, () => all.map((each) => each.take(who))).flat());
      return asked.filter((wait) => wait === 0).length;
    };
    for (const who of ['ann', 'bob', 'cyd', 'dan', 'eve']) expect(await granted(who)).toBeLessThanOrEqual(10);
    expect(await all[0]?.take('known')).toBe(0);
    expect(await granted('known')).toBe(9);
  });

  it('uses nothing up for what it refuses', async () => {
    const bytes = await limiter(100);
    expect(await bytes.take('ann', 60)).toBe(0);
    expect(await bytes.take('ann', 60)).toBeGreaterThan(0);
    expect(await bytes.take('ann', 40)).toBe(0);
  });

  it('grants again when the time is over', async () => {
    const searches = await limiter(1, { seconds: 1 });
    expect(await searches.take('ann')).toBe(0);
    await eventually('the next second', async () => (await searches.take('ann')) === 0);
  });

  it('still limits while the server cannot be reached', async () => {
    const own = await openMongo(`${engineUrl('mongodb')}/${connection.name}`);
    const likes = await limiter(1, {}, own);
    await own.close();
    expect(await likes.take('ann')).toBe(0);
    expect(await likes.take('ann')).toBeGreaterThan(0);
  });
});
