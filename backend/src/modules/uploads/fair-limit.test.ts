import { setImmediate as turn } from 'node:timers/promises';
import { FairLimit } from './fair-limit.js';

/** Work that ends when it is told. */
function openWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => {
      ends.set(name, () => {
        resolve(name);
      });
    });
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

it('lets somebody new in while one owner has much waiting', async () => {
  const limit = new FairLimit(2);
  const { begun, work, end } = openWork();
  const all = ['a1', 'a2', 'a3'].map((name) => limit.run('a', work(name)));
  all.push(limit.run('b', work('b1')), limit.run('c', work('c1')));
  await turn();
  expect(begun).toEqual(['a1', 'b1']);
  end('a1');
  await turn();
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  for (const name of ['b1', 'c1', 'a2', 'a3']) {
    end(name);
    await turn();
  }
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  expect(limit.owners).toBe(0);
});

it('goes on after work that failed, and forgets whoever has none', async () => {
  const limit = new FairLimit(1);
  const failing = limit.run('a', () => Promise.reject(new Error('no')));
  const next = limit.run('a', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(limit.owners).toBe(0);
});
