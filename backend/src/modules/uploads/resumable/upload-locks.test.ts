import { ERRORS } from '@tus/server';
import { UploadLocks } from './upload-locks.js';

const never = new AbortController().signal;

it('has the holder end for whoever comes later, and lets one in at a time', async () => {
  const locks = new UploadLocks();
  const told: string[] = [];
  let inside = 0;
  const enter = async (who: string): Promise<void> => {
    const lock = locks.newLock('u/1');
    await lock.lock(never, () => void told.push(who));
    inside += 1;
    expect(inside).toBe(1);
    await Promise.resolve();
    inside -= 1;
    await lock.unlock();
  };
  await Promise.all(['a', 'b', 'c', 'd'].map(enter));
  expect(told[0]).toBe('a');
  await enter('e');
  expect(told).not.toContain('e');
});

it('keeps uploads apart, and nobody waits who was told to end', async () => {
  const locks = new UploadLocks();
  const [held, other, waiting] = [locks.newLock('u/1'), locks.newLock('u/2'), locks.newLock('u/1')];
  await held.lock(never, () => undefined);
  await other.lock(never, () => undefined);
  const end = new AbortController();
  const entered = waiting.lock(end.signal, () => undefined);
  end.abort();
  await expect(entered).rejects.toBe(ERRORS.ABORTED);
  await held.unlock();
  await waiting.lock(never, () => undefined);
});
