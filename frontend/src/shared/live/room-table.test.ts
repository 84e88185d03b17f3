import { RoomTable, type RoomListener } from './room-table.js';

const holding = (versions: Record<string, [number, number]>): RoomListener => ({ versions: () => versions });

it('keeps the latest rooms when there are too many', () => {
  const table = new RoomTable(2);
  const listener = holding({});
  for (const room of ['a', 'b', 'c']) table.add(room, listener);
  expect([...table.wanted()]).toEqual(['b', 'c']);
  table.add('a', listener);
  expect([...table.wanted()]).toEqual(['c', 'a']);
  table.remove('c', listener);
  expect([...table.wanted()]).toEqual(['b', 'a']);
});

it('asks for what the most backward listener misses', () => {
  const table = new RoomTable(2);
  table.add('a', holding({ tally: [0, 4], combo: [1, 0] }));
  table.add('a', holding({ tally: [0, 3], comments: [0, 9] }));
  expect(table.oldestVersions('a')).toEqual({ tally: [0, 3], combo: [1, 0], comments: [0, 9] });
});
