import type { Job, Jobs } from '../ports/jobs.js';
import { describeTurns } from './jobs/turns.js';

/** A clock moved by hand, epoch ms. */
interface TestClock {
  now(): number;
  advance(ms: number): void;
}

function newClock(): TestClock {
  let now = 1_800_000_000_000;
  return { now: () => now, advance: (ms) => void (now += ms) };
}

function given<T>(value: T | null): T {
  if (value === null) throw new Error('expected a job');
  return value;
}

const MINUTE = 60_000;

/**
 * Every Jobs adapter must pass this suite. `create` gives an empty store that reads the given clock.
 * @param shared the store is for many processes: nobody makes the leases of others void
 */
export function describeJobs(
  name: string,
  create: (clock: { now(): number }) => Promise<Jobs>,
  { shared = false }: { shared?: boolean } = {},
): void {
  describe(`Jobs: ${name}`, () => {
    let clock: TestClock;
    let jobs: Jobs;
    beforeEach(async () => {
      clock = newClock();
      jobs = await create(clock);
    });
    afterEach(async () => {
      await jobs[Symbol.asyncDispose]();
    });
    const leased = async (kind = 'preview', ms = MINUTE): Promise<Job> => given(await jobs.lease(kind, ms));

    it('keeps a job as it was enqueued', async () => {
      expect(await jobs.enqueue('preview:a:1', 'preview', { comboId: 'a', list: [1, null] })).toBe(true);
      const rest = { attempt: 0, failures: 0, percent: 0, result: null, problem: null };
      expect(await jobs.get('preview:a:1')).toEqual({
        id: 'preview:a:1',
        kind: 'preview',
        payload: { comboId: 'a', list: [1, null] },
        state: 'waiting',
        ...rest,
      });
      expect(await jobs.get('unknown')).toBeNull();
    });

    it('knows an id again, also when its job is over', async () => {
      await jobs.enqueue('a', 'preview', 1);
      expect(await jobs.enqueue('a', 'preview', 2)).toBe(false);
      await jobs.complete(await leased(), 'done');
      expect(await jobs.enqueue('a', 'preview', 3)).toBe(false);
      expect(await jobs.get('a')).toMatchObject({ state: 'done', payload: 1, result: 'done' });
      expect(await jobs.lease('preview', MINUTE)).toBeNull();
    });

    it('leases the oldest of its kind, each to one worker', async () => {
      await jobs.enqueue('other', 'mail', {});
      for (const id of ['a', 'b', 'c']) await jobs.enqueue(id, 'preview', {});
      const taken = await Promise.all(Array.from({ length: 5 }, () => jobs.lease('preview', MINUTE)));
      expect(taken.map((job) => job?.id ?? null)).toEqual(['a', 'b', 'c', null, null]);
      expect(taken[0]).toMatchObject({ state: 'working', attempt: 1 });
    });

    it('gives an expired job to another worker and refuses the first', async () => {
      await jobs.enqueue('a', 'preview', {});
      const first = await leased();
      clock.advance(MINUTE - 1);
      expect(await jobs.lease('preview', MINUTE)).toBeNull();
      clock.advance(1);
      const second = await leased();
      expect(second).toMatchObject({ id: 'a', attempt: 2 });
      expect(await jobs.renew(first, MINUTE, 50)).toBe(false);
      expect(await jobs.complete(first, 'late')).toBe(false);
      expect(await jobs.fail(first, 'late', { retry: true })).toBe(false);
      expect(await jobs.get('a')).toMatchObject({
        state: 'working',
        attempt: 2,
        percent: 0,
        result: null,
        problem: null,
      });
      expect(await jobs.complete(second, 'in time')).toBe(true);
    });

    it('prolongs a lease', async () => {
      await jobs.enqueue('a', 'preview', {});
      const lease = await leased();
      clock.advance(MINUTE - 1);
      expect(await jobs.renew(lease, MINUTE, 10)).toBe(true);
      clock.advance(MINUTE - 1);
      expect(await jobs.lease('preview', MINUTE)).toBeNull();
      clock.advance(1);
      expect(await leased()).toMatchObject({ attempt: 2 });
    });

    it('never lets progress fall within an attempt, starts at 0 in the next', async () => {
      await jobs.enqueue('a', 'preview', {});
      const lease = await leased();
      const seen: number[] = [];
      for (const percent of [10, 40.5, 30, 400, -5]) {
        await jobs.renew(lease, MINUTE, percent);
        seen.push(given(await jobs.get('a')).percent);
      }
      expect(seen).toEqual([10, 40.5, 40.5, 100, 100]);
      clock.advance(MINUTE);
      expect(await leased()).toMatchObject({ attempt: 2, percent: 0 });
    });

    it('is done once', async () => {
      await jobs.enqueue('a', 'preview', {});
      const lease = await leased();
      expect(await jobs.complete(lease, { key: 'k' })).toBe(true);
      expect(await jobs.complete(lease, { key: 'other' })).toBe(false);
      expect(await jobs.renew(lease, MINUTE, 100)).toBe(false);
      expect(await jobs.get('a')).toMatchObject({ state: 'done', percent: 100, result: { key: 'k' }, problem: null });
    });

    it('retries after the delay until the attempts are used', async () => {
      await jobs.enqueue('a', 'preview', {});
      const options = { retry: true, delayMs: 5000, maxAttempts: 2 };
      expect(await jobs.fail(await leased(), 'disk full', options)).toBe(true);
      expect(await jobs.get('a')).toMatchObject({ state: 'waiting', problem: 'disk full', attempt: 1 });
      clock.advance(4999);
      expect(await jobs.lease('preview', MINUTE)).toBeNull();
      clock.advance(1);
      expect(await jobs.fail(await leased(), 'disk full again', options)).toBe(true);
      expect(await jobs.get('a')).toMatchObject({ state: 'failed', problem: 'disk full again', attempt: 2 });
      clock.advance(MINUTE);
      expect(await jobs.lease('preview', MINUTE)).toBeNull();
    });

    describeTurns(() => ({ jobs, clock }));

    it('puts what failed behind those that wait by then', async () => {
      for (const id of ['a', 'b']) await jobs.enqueue(id, 'preview', {});
      await jobs.fail(await leased(), 'took too long', { retry: true });
      await jobs.enqueue('c', 'preview', {});
      const order = [await leased(), await leased(), await leased()];
      expect(order.map(({ id, failures }) => [id, failures])).toEqual([
        ['b', 0],
        ['a', 1],
        ['c', 0],
      ]);
    });

    it('takes one whose worker said nothing more when nothing else waits, and counts that', async () => {
      for (const id of ['a', 'b']) await jobs.enqueue(id, 'preview', {});
      await leased();
      clock.advance(MINUTE);
      expect(await leased()).toMatchObject({ id: 'b', failures: 0 });
      expect(await leased()).toMatchObject({ id: 'a', attempt: 2, failures: 1 });
    });

    it('counts nothing, and keeps its place, when the job is not to blame', async () => {
      for (const id of ['a', 'b']) await jobs.enqueue(id, 'preview', {});
      for (let stops = 0; stops < 5; stops += 1) {
        const job = await leased();
        expect(job).toMatchObject({ id: 'a', attempt: stops + 1, failures: 0 });
        expect(await jobs.fail(job, 'stopped', { retry: true, maxAttempts: 2, counts: false })).toBe(true);
      }
      expect(await jobs.fail(await leased(), 'too long', { retry: true, maxAttempts: 2 })).toBe(true);
      expect(await jobs.get('a')).toMatchObject({ state: 'waiting', attempt: 6, failures: 1 });
    });

    it('does not retry what was refused', async () => {
      await jobs.enqueue('a', 'preview', {});
      await jobs.fail(await leased(), 'not a video', { retry: false });
      expect(await jobs.get('a')).toMatchObject({ state: 'failed', attempt: 1, problem: 'not a video' });
    });

    it('forgets the problem when a later attempt succeeds', async () => {
      await jobs.enqueue('a', 'preview', {});
      await jobs.fail(await leased(), 'disk full', { retry: true });
      await jobs.complete(await leased(), 1);
      expect(await jobs.get('a')).toMatchObject({ state: 'done', problem: null });
    });

    it('lists outcomes in the order they ended until they are settled', async () => {
      for (const id of ['a', 'b', 'c', 'd']) await jobs.enqueue(id, 'preview', {});
      await jobs.enqueue('m', 'mail', {});
      const [a, b, c] = [await leased(), await leased(), await leased()];
      await jobs.complete(await leased('mail'), 1);
      await jobs.fail(c, 'refused', { retry: false });
      await jobs.complete(a, 1);
      await jobs.complete(b, 1);
      const ids = async (limit: number) => (await jobs.ended('preview', limit)).map((job) => job.id);
      expect(await ids(10)).toEqual(['c', 'a', 'b']);
      expect(await ids(2)).toEqual(['c', 'a']);
      await jobs.takeUp('c');
      await jobs.takeUp('unknown');
      expect(await ids(10)).toEqual(['a', 'b']);
      expect(await jobs.get('c')).toMatchObject({ state: 'failed' });
    });

    it('does not settle what has not ended', async () => {
      await jobs.enqueue('a', 'preview', {});
      const lease = await leased();
      await jobs.takeUp('a');
      await jobs.complete(lease, 1);
      expect((await jobs.ended('preview', 10)).map((job) => job.id)).toEqual(['a']);
    });

    if (shared)
      it('leaves the leases of other processes alone', async () => {
        await jobs.enqueue('a', 'preview', {});
        const lease = await leased();
        expect(await jobs.voidLeases()).toBe(0);
        expect(await jobs.lease('preview', MINUTE)).toBeNull();
        expect(await jobs.renew(lease, MINUTE, 1)).toBe(true);
      });
    else
      it('makes all leases void', async () => {
        for (const id of ['a', 'b', 'c']) await jobs.enqueue(id, 'preview', {});
        const first = await leased();
        await jobs.complete(await leased(), 1);
        expect(await jobs.voidLeases()).toBe(1);
        expect(await jobs.renew(first, MINUTE, 1)).toBe(false);
        expect(await leased()).toMatchObject({ id: 'a', attempt: 2, failures: 0 });
        expect(await jobs.voidLeases()).toBe(1);
      });

    if (!shared)
      it('counts leases that a worker died over, of its kind alone, and puts them behind the others', async () => {
        for (const id of ['a', 'b', 'c']) await jobs.enqueue(id, 'preview', {});
        await jobs.enqueue('m', 'mail', {});
        for (let i = 0; i < 2; i += 1) await leased();
        const mail = await leased('mail');
        expect(await jobs.voidLeases({ kind: 'preview', problem: 'the worker died' })).toBe(2);
        expect(await jobs.renew(mail, MINUTE, 1)).toBe(true);
        const order = [await leased(), await leased(), await leased()];
        expect(order.map(({ id, failures, problem }) => [id, failures, problem])).toEqual([
          ['c', 0, null],
          ['a', 1, 'the worker died'],
          ['b', 1, 'the worker died'],
        ]);
      });

    it('remembers how far each group has come', async () => {
      expect(await jobs.checkpoint('preview-jobs')).toBeNull();
      await jobs.setCheckpoint('preview-jobs', 'p1');
      await jobs.setCheckpoint('preview-jobs', 'p2');
      await jobs.setCheckpoint('mail', 'm1');
      expect([await jobs.checkpoint('preview-jobs'), await jobs.checkpoint('mail')]).toEqual(['p2', 'm1']);
    });

    it('tells of enqueuing, progress and ends, not of what changed nothing', async () => {
      const heard: string[] = [];
      const stop = jobs.onChange((id) => heard.push(id));
      await jobs.enqueue('a', 'preview', {});
      expect(heard).toContain('a');
      await jobs.enqueue('b', 'preview', {});
      const lease = await leased();
      const count = async (act: () => Promise<unknown>): Promise<number> => {
        const before = heard.length;
        await act();
        return heard.length - before;
      };
      expect(await count(() => jobs.enqueue('a', 'preview', {}))).toBe(0);
      expect(await count(() => jobs.renew(lease, MINUTE, 1))).toBe(1);
      expect(await count(() => jobs.complete(lease, 1))).toBe(1);
      expect(await count(() => jobs.complete(lease, 1))).toBe(0);
      stop();
      expect(await count(() => jobs.enqueue('c', 'preview', {}))).toBe(0);
    });
  });
}
