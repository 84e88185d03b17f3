import type { Job, Jobs } from '../../ports/jobs.js';

const MINUTE = 60_000;

/** Of the suite of Jobs: owners take turns. @param given the empty store of the test at hand, and its clock */
export function describeTurns(given: () => { jobs: Jobs; clock: { advance(ms: number): void } }): void {
  describe('with owners', () => {
    let { jobs, clock } = {} as ReturnType<typeof given>;
    beforeEach(() => {
      ({ jobs, clock } = given());
    });
    const leased = async (): Promise<Job> => {
      const job = await jobs.lease('preview', MINUTE);
      if (job === null) throw new Error('expected a job');
      return job;
    };
    const enqueue = async (owner: string, ...ids: string[]): Promise<void> => {
      for (const id of ids) await jobs.enqueue(id, 'preview', {}, owner);
    };
    const order = async (): Promise<string[]> => {
      const ids: string[] = [];
      for (let job = await jobs.lease('preview', MINUTE); job !== null; job = await jobs.lease('preview', MINUTE))
        ids.push(job.id);
      return ids;
    };

    it('lets owners take turns, whoever came first', async () => {
      await enqueue('ann', 'a1', 'a2', 'a3', 'a4');
      await jobs.enqueue('m1', 'mail', {}, 'ann');
      await enqueue('bob', 'b1', 'b2');
      await enqueue('cleo', 'c1');
      expect(await order()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    });

    it('has who is served wait for those who come meanwhile, though what is worked on ends before', async () => {
      await enqueue('ann', 'a1');
      const first = await leased();
      await enqueue('ann', 'a2', 'a3');
      await enqueue('bob', 'b1');
      await jobs.complete(first, 1);
      await enqueue('ann', 'a4');
      expect(await order()).toEqual(['b1', 'a2', 'a3', 'a4']);
    });

    it('holds nothing against an owner that was served before', async () => {
      await enqueue('ann', 'a1', 'a2', 'a3');
      for (let i = 0; i < 3; i += 1) await jobs.complete(await leased(), 1);
      await enqueue('bob', 'b1', 'b2', 'b3');
      await enqueue('ann', 'a4');
      expect(await order()).toEqual(['b1', 'a4', 'b2', 'b3']);
    });

    it('runs what took too long after newer ones, of others and of its owner', async () => {
      await enqueue('ann', 'a1');
      const first = await leased();
      await enqueue('bob', 'b1', 'b2', 'b3');
      await jobs.fail(first, 'took too long', { retry: true });
      await enqueue('ann', 'a2');
      await enqueue('cleo', 'c1');
      expect(await order()).toEqual(['b1', 'a2', 'c1', 'b2', 'b3', 'a1']);
    });

    it('lets nobody overtake because of one whose worker said nothing more', async () => {
      await enqueue('ann', 'a1', 'a2', 'a3', 'a4', 'a5');
      await leased();
      clock.advance(MINUTE);
      for (let i = 0; i < 2; i += 1) await jobs.complete(await leased(), 1);
      await enqueue('bob', 'b1', 'b2', 'b3');
      expect(await order()).toEqual(['a4', 'b1', 'a5', 'b2', 'b3', 'a1']);
    });

    it('takes those whose workers said nothing more last, by turns too', async () => {
      await enqueue('ann', 'a1', 'a2');
      await enqueue('bob', 'b1');
      for (let i = 0; i < 3; i += 1) await leased();
      clock.advance(MINUTE);
      await enqueue('ann', 'a3');
      expect(await order()).toEqual(['a3', 'a1', 'b1', 'a2']);
    });
  });
}
