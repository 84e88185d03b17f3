import { FairTurns } from './fair-turns.js';

it('starts one thing in each turn, the places taking turns', async () => {
  const sut = new FairTurns();
  const started: string[] = [];
  const turns: number[] = [];
  let turn = 0;
  await new Promise<void>((resolve) => {
    const count = (): void => {
      turn += 1;
      if (started.length < 6) setImmediate(count);
      else resolve();
    };
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'])
      sut.add(name.charAt(0), (done) => {
        done();
        started.push(name);
        turns.push(turn);
      });
    setImmediate(count);
  });
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4']);
  expect(new Set(turns).size).toBe(6);
});

it('runs no more at once than it may', async () => {
  const sut = new FairTurns(2);
  const order: string[] = [];
  const over: (() => void)[] = [];
  const started = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (order.length >= count) resolve();
        else setImmediate(look);
      };
      look();
    });
  for (const name of ['a1', 'a2', 'a3', 'b1'])
    sut.add(name.charAt(0), (done) => {
      order.push(name);
      over.push(done);
    });
  await started(2);
  for (let i = 0; i < 5; i += 1) await new Promise(setImmediate);
  expect(order).toEqual(['a1', 'b1']);
  over[0]?.();
  await started(3);
  over[1]?.();
  await started(4);
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
});
