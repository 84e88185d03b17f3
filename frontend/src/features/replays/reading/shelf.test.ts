import { waitFor } from '@testing-library/react';
import type { readMany } from '../../../entities/replay/read-many.js';
import { shelved } from '../testing/shelved.js';
import { readingWords } from './reading-line.js';
import { ReplayShelf } from './shelf.js';

const { found } = shelved('any.slp');
const files = (...names: readonly string[]): readonly File[] => names.map((name) => new File([name], name));

/** Reads when it is told to. */
function handRead() {
  const calls: { files: readonly File[]; options: Parameters<typeof readMany>[1]; end: () => void }[] = [];
  const read: typeof readMany = (given, options) =>
    new Promise<void>((end) => {
      options.signal.addEventListener('abort', () => {
        end();
      });
      calls.push({ files: given, options, end });
    });
  const tell = (name: string, why?: string) => {
    const { files: given, options } = calls.at(-1) ?? { files: [], options: undefined };
    const file = given.find((each) => each.name === name);
    if (file !== undefined) options?.onRead(file, why === undefined ? { found } : { why });
  };
  return { calls, read, tell };
}
/** Until nothing is being read. */
const settled = (shelf: ReplayShelf) =>
  waitFor(() => {
    expect(shelf.state.get().reading).toBe(false);
  });

it('tells how far it is, and which files could not be read', async () => {
  const { calls, read, tell } = handRead();
  const shelf = new ReplayShelf(read);
  shelf.add(files('a', 'b', 'c'), ['Secret']);
  expect(readingWords(shelf.state.get())).toBe('0 of 4 read, 1 could not be read');
  tell('a');
  tell('b', 'This file is empty.');
  await waitFor(() => {
    expect(readingWords(shelf.state.get())).toBe('1 of 4 read, 2 could not be read');
  });
  expect(shelf.state.get().unread.at(-1)).toEqual({ name: 'b', why: 'This file is empty.' });
  tell('c');
  calls[0]?.end();
  await settled(shelf);
  expect(readingWords(shelf.state.get())).toBe('2 replays read, 2 could not be read');
});

it('reads no file twice, and those that come meanwhile afterwards', async () => {
  const { calls, read, tell } = handRead();
  const shelf = new ReplayShelf(read);
  const [a, b] = files('a', 'b');
  if (a === undefined || b === undefined) throw new Error('no files');
  shelf.add([a, a]);
  shelf.add([a, b]);
  expect(calls).toHaveLength(1);
  tell('a');
  calls[0]?.end();
  await waitFor(() => {
    expect(calls.map((call) => call.files.map(({ name }) => name))).toEqual([['a'], ['b']]);
  });
});

it('stops, takes in nothing more then, and goes on with the rest when asked to', async () => {
  const { calls, read, tell } = handRead();
  const shelf = new ReplayShelf(read);
  shelf.add(files('a', 'b'));
  tell('a');
  shelf.stop();
  tell('b');
  await settled(shelf);
  expect(readingWords(shelf.state.get())).toBe('1 of 2 read, stopped');
  shelf.resume();
  expect(calls.at(-1)?.files.map(({ name }) => name)).toEqual(['b']);
  shelf.clear();
  await settled(shelf);
  expect(shelf.state.get()).toEqual({ replays: [], unread: [], waiting: [], reading: false });
});

it('tells of files that are read one soon after the other together', async () => {
  const { calls, read, tell } = handRead();
  const shelf = new ReplayShelf(read, 60_000);
  const told: string[] = [];
  shelf.add(files('a', 'b', 'c', 'd'));
  shelf.state.listen(() => told.push(readingWords(shelf.state.get())));
  for (const name of ['a', 'b', 'c', 'd']) tell(name);
  expect(told).toEqual(['1 of 4 read']);
  calls[0]?.end();
  await settled(shelf);
  expect(new Set(told)).toEqual(new Set(['1 of 4 read', '4 replays read']));
});
