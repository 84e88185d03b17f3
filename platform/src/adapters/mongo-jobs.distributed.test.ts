import type { Connection } from 'mongoose';
import { eventually } from '../contract-suites/eventually.js';
import { describeJobs } from '../contract-suites/jobs.contract.js';
import type { Jobs } from '../ports/jobs.js';
import { dropTestDatabases, openTestDatabase } from './mongo/mongo-test-database.js';
import { openMongoJobs } from './mongo-jobs.js';

afterAll(dropTestDatabases);

describeJobs(
  'mongodb',
  async (clock) => openMongoJobs({ connection: await openTestDatabase(), now: () => clock.now() }),
  { shared: true },
);

describe('openMongoJobs, used by several processes', () => {
  let connection: Connection;
  let one: Jobs;
  let two: Jobs;
  beforeEach(async () => {
    connection = await openTestDatabase();
    [one, two] = await Promise.all([openMongoJobs({ connection }), openMongoJobs({ connection })]);
  });
  afterEach(() => Promise.all([one[Symbol.asyncDispose](), two[Symbol.asyncDispose]()]));

  it('gives each job once', async () => {
    const ids = Array.from({ length: 20 }, (_, n) => `job ${String(n)}`);
    const added = await Promise.all(ids.flatMap((id) => [one, two].map((jobs) => jobs.enqueue(id, 'preview', id))));
    expect(added.filter(Boolean)).toHaveLength(20);
    const taken = await Promise.all(ids.flatMap(() => [one, two].map((jobs) => jobs.lease('preview', 60_000))));
    expect(taken.flatMap((job) => job?.id ?? []).sort()).toEqual([...ids].sort());
  });

  it('ends leases by the clock of the server, not by that of a process', async () => {
    await using ahead = await openMongoJobs({ connection });
    await one.enqueue('a', 'preview', {});
    const first = await one.lease('preview', 60_000);
    const real = Date.now;
    Date.now = () => real() + 3_600_000;
    try {
      expect(await ahead.lease('preview', 60_000)).toBeNull();
    } finally {
      Date.now = real;
    }
    if (first === null) throw new Error('expected a job');
    expect(await one.renew(first, 1, 50)).toBe(true);
    await eventually('the lease to end', async () => (await two.lease('preview', 60_000)) !== null);
    expect(await one.complete(first, 'late')).toBe(false);
    expect(await two.get('a')).toMatchObject({ state: 'working', attempt: 2, percent: 0 });
  });

  it('tells what other processes change: enqueuing, leases, progress, ends', async () => {
    const heard: string[] = [];
    const stop = one.onChange((id) => heard.push(id));
    const hears = async (id: string) => {
      let news: readonly string[] = [];
      await eventually(id, () => {
        news = heard.splice(0);
        return news.includes(id);
      });
      expect(news).toContain(id);
    };
    await two.enqueue('a', 'preview', {});
    await hears('a');
    const lease = await two.lease('preview', 60_000);
    if (lease === null) throw new Error('expected a job');
    await hears('a');
    await two.renew(lease, 60_000, 30);
    await hears('a');
    await two.complete(lease, 'done');
    await hears('a');
    await two.enqueue('b', 'preview', {});
    await hears('b');
    stop();
    await two.enqueue('c', 'preview', {});
    one.onChange((id) => heard.push(id));
    await two.enqueue('d', 'preview', {});
    await hears('d');
  });

  it('tells a change of its own once', async () => {
    const heard: string[] = [];
    one.onChange((id) => heard.push(id));
    await one.enqueue('mine', 'preview', {});
    await two.enqueue('other', 'preview', {});
    await eventually('news', () => heard.includes('other'));
    await two.enqueue('later', 'preview', {});
    await eventually('news', () => heard.includes('later'));
    expect(heard).toEqual(['mine', 'other', 'later']);
  });

  it('keeps payloads and results whatever they hold', async () => {
    const odd = { $set: { 'a.b': '$x' }, list: [null, 1.5, { '': '\0' }], __proto__x: true };
    await one.enqueue('a', 'preview', odd);
    const lease = await two.lease('preview', 60_000);
    if (lease === null) throw new Error('expected a job');
    await two.complete(lease, odd);
    expect(await one.get('a')).toMatchObject({ payload: odd, result: odd });
  });
});
