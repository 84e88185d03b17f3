import type { RecordedEvent } from '@combolab/contracts';
import { Follower } from './follower.js';

const event = (n: number) => ({ type: 'test.happened', subject: 'combo/1', version: n }) as RecordedEvent;

/** A log of two events, the second of which cannot be read for so many tries. */
function breakingLog(failures: number) {
  let left = failures;
  return {
    read: (after: number) => {
      if (after === 1 && left-- > 0) throw new Error('disk I/O error');
      return after === 2 ? { events: [], last: 2 } : { events: [event(after + 1)], last: after + 1 };
    },
    end: () => 2,
    onAppend: () => () => undefined,
  };
}

it('lets nobody wait for the end of a log that cannot be read, and says why it does not go on', async () => {
  const told: unknown[] = [];
  await using follower = new Follower(breakingLog(Infinity), 0, () => Promise.resolve(), {
    onFailure: (error) => told.push(error),
  });
  await expect(follower.idle()).rejects.toMatchObject({
    message: 'the log cannot be read',
    cause: { message: 'disk I/O error' },
  });
  expect([told.map(String), follower.failure]).toEqual([['Error: disk I/O error'], 'disk I/O error']);
});

it('goes on by itself when the log can be read again, and leaves nothing out', async () => {
  const seen: number[] = [];
  await using follower = new Follower(breakingLog(3), 0, ({ events }) => {
    seen.push(...events.map(({ version }) => version));
    return Promise.resolve();
  });
  await expect(follower.idle()).rejects.toThrow('the log cannot be read');
  while (follower.failure !== null) await follower.idle().catch(() => undefined);
  await follower.idle();
  expect(seen).toEqual([1, 2]);
});
