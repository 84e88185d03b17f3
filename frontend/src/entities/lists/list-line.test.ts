import fc from 'fast-check';
import { ListLine } from './list-line.js';
import { moved } from './order.js';

/** A screen of which parts are replaced, as the cache of the page does it. */
function screenOf(start: readonly string[]) {
  let shown = [...start];
  return {
    read: () => shown,
    change: (change: (all: readonly string[]) => string[]) => () => {
      const before = shown;
      shown = change(before);
      return [{ undo: () => (shown = before) }];
    },
  };
}

it('begins each work when the one before has ended, failed or not', async () => {
  const line = new ListLine();
  const told: string[] = [];
  let reject: (reason: Error) => void = () => undefined;
  const gate = new Promise<never>((_resolve, no) => (reject = no));
  const first = line.send(() => (told.push('first begins'), gate));
  const second = line.send(() => Promise.resolve(told.push('second begins')));
  await Promise.resolve();
  expect(told).toEqual(['first begins']);
  reject(new Error('refused'));
  await expect(first).rejects.toThrow('refused');
  await second;
  expect(told).toEqual(['first begins', 'second begins']);
});

it('has the list read again once, after the last of overlapping changes, when any failed', () => {
  const line = new ListLine();
  const nothing = () => [];
  const [a, b, c] = [line.begin(nothing), line.begin(nothing), line.begin(nothing)];
  expect([a('kept', false), b('refused', false), c('kept', false)]).toEqual([false, false, true]);
  expect(line.begin(nothing)('kept', false)).toBe(false);
  expect(line.begin(nothing)('kept', true)).toBe(true);
});

it('shows what the server keeps, whichever of the moves it refuses', () => {
  const start = ['a', 'b', 'c', 'd', 'e'];
  const moves = fc.array(fc.record({ name: fc.constantFrom(...start), to: fc.nat(4), kept: fc.boolean() }));
  fc.assert(
    fc.property(moves, (asked) => {
      const line = new ListLine();
      const screen = screenOf(start);
      const change = ({ name, to }: (typeof asked)[number]) => {
        return (all: readonly string[]) => moved(all, all.indexOf(name), to);
      };
      const ends = asked.map((move) => line.begin(screen.change(change(move))));
      for (const [i, end] of ends.entries()) end(asked[i]?.kept === true ? 'kept' : 'refused', false);
      const server = asked.filter(({ kept }) => kept).reduce((all, move) => change(move)(all), start);
      expect(screen.read()).toEqual(server);
    }),
  );
});
