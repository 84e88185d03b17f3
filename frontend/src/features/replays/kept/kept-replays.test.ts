import { waitFor } from '@testing-library/react';
import type { readMany } from '../../../entities/replay/read-many.js';
import { ReplayShelf } from '../reading/shelf.js';
import { MemoryKept } from '../testing/memory-kept.js';
import { shelved } from '../testing/shelved.js';
import { keptWords } from './kept-line.js';
import { KeptReplays } from './kept-replays.js';
import type { KeptRows } from './kept-rows.js';

const { found } = shelved('any.slp');
const fileOf = (name: string, lastModified: number): File => new File([name], name, { lastModified });
const readAll: typeof readMany = (files, { onRead }) => {
  for (const file of files) onRead(file, { found });
  return Promise.resolve();
};

function opened(rows: KeptRows, games = 10, bytes = 1000) {
  const shelf = new ReplayShelf(readAll, 1);
  const kept = new KeptReplays(shelf, rows, { games, bytes });
  const names = () => shelf.state.get().replays.map(({ file }) => file.name);
  return { shelf, kept, names };
}
const settled = ({ shelf, kept }: Pick<ReturnType<typeof opened>, 'shelf' | 'kept'>) =>
  waitFor(() => {
    expect([shelf.state.get().reading, shelf.state.get().waiting, kept.state.get().busy]).toEqual([false, [], false]);
  });

it('has the list again on another visit, with its files, and reads none of them twice', async () => {
  const rows = new MemoryKept();
  const first = opened(rows);
  await first.kept.restore();
  first.shelf.add([fileOf('a.slp', 1), fileOf('b.slp', 2)]);
  await settled(first);
  expect(first.kept.state.get()).toEqual({ restored: true, count: 2, busy: false, failed: false });

  const second = opened(rows);
  await second.kept.restore();
  expect(second.names().toSorted()).toEqual(['a.slp', 'b.slp']);
  expect(second.shelf.state.get().replays[0]?.found).toEqual(found);
  second.shelf.add([fileOf('a.slp', 1), fileOf('c.slp', 3)]);
  await settled(second);
  expect(second.names().toSorted()).toEqual(['a.slp', 'b.slp', 'c.slp']);
});

it('keeps the newest games within its limits, and says so', async () => {
  const rows = new MemoryKept();
  const page = opened(rows, 2);
  await page.kept.restore();
  page.shelf.add([fileOf('old.slp', 1), fileOf('new.slp', 9), fileOf('middle.slp', 5)]);
  await settled(page);
  expect([...rows.rows.values()].map(({ file }) => file.name).sort()).toEqual(['middle.slp', 'new.slp']);
  expect(keptWords(page.kept.state.get(), 3)).toMatch(
    /^The newest 2 of these replays are kept .*: 300 games and 500 MB at most\.$/,
  );
  const small = opened(new MemoryKept(), 10, 12);
  await small.kept.restore();
  small.shelf.add([fileOf('old.slp', 1), fileOf('new.slp', 9)]);
  await settled(small);
  expect(small.kept.state.get().count).toBe(1);
});

it('goes on without a browser that keeps anything, or has no room left', async () => {
  const refused = () => Promise.reject(new Error('SecurityError'));
  const closed = opened({ all: refused, put: refused, trim: refused, clear: refused });
  await closed.kept.restore();
  closed.shelf.add([fileOf('a.slp', 1)]);
  await settled(closed);
  expect(closed.names()).toEqual(['a.slp']);
  expect(keptWords(closed.kept.state.get(), 1)).toMatch(/^This browser keeps no replays/);
  await closed.kept.forget();
  expect(closed.names()).toEqual([]);

  const rows = new MemoryKept();
  const full = opened(rows);
  await full.kept.restore();
  full.shelf.add([fileOf('a.slp', 1)]);
  await settled(full);
  rows.full = true;
  full.shelf.add([fileOf('b.slp', 2)]);
  await settled(full);
  expect(keptWords(full.kept.state.get(), 2)).toMatch(/^1 of these replays are kept .* has room for\.$/);
});

it('reads again what an older page had found, and leaves out what is no replay', async () => {
  const rows = new MemoryKept();
  const all = [{ file: fileOf('old.slp', 1), version: 0, found: {} }, { found }, 'nonsense', null];
  const page = opened(Object.assign(rows, { all: () => Promise.resolve(all) }));
  await page.kept.restore();
  await settled(page);
  expect(page.names()).toEqual(['old.slp']);
  expect(page.shelf.state.get().replays[0]?.found).toEqual(found);
});

it('forgets what is kept, and what is being kept', async () => {
  const rows = new MemoryKept();
  const page = opened(rows);
  await page.kept.restore();
  page.shelf.add([fileOf('a.slp', 1), fileOf('b.slp', 2)]);
  await page.kept.forget();
  await settled(page);
  expect([page.names(), rows.rows.size, page.kept.state.get().count]).toEqual([[], 0, 0]);
});
