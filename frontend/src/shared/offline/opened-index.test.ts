import { MOST_BYTES, withFile, withoutThing, type KeptThing } from './opened-index.js';

const ids = (things: readonly KeptThing[]) => things.map(({ id }) => id);
const combo = (n: number): KeptThing => ({ id: `combo ${String(n)}`, files: { [`/api/combo/${String(n)}`]: 10 } });

it('puts what was opened last at the end, with all its files', () => {
  const { things, dropped } = withFile([combo(1), combo(2)], 'combo 1', '/api/files/1.mp4', 500);
  expect([ids(things), dropped]).toEqual([['combo 2', 'combo 1'], []]);
  expect(things[1]?.files).toEqual({ '/api/combo/1': 10, '/api/files/1.mp4': 500 });
});

it('keeps 50 combos and 8 lists, the oldest go first, and other things stay', () => {
  let things: readonly KeptThing[] = [{ id: 'practice', files: { '/api/practice': 1 } }];
  const dropped: string[] = [];
  const add = (id: string, path: string) => {
    const next = withFile(things, id, path, 10);
    dropped.push(...next.dropped);
    things = next.things;
  };
  for (let n = 0; n < 52; n++) add(`combo ${String(n)}`, `/api/combo/${String(n)}`);
  for (let n = 0; n < 10; n++) add(`list ${String(n)}`, `/api/search?${String(n)}`);
  expect(dropped).toEqual(['/api/combo/0', '/api/combo/1', '/api/search?0', '/api/search?1']);
  expect(ids(things).filter((id) => id.startsWith('combo '))).toHaveLength(50);
  expect(ids(things).filter((id) => id.startsWith('list '))).toHaveLength(8);
  expect(ids(things)[0]).toBe('practice');
});

it('lets the oldest go until all have room, but never what was just opened', () => {
  const half = MOST_BYTES / 2;
  const large = ['a', 'b'].map((id) => ({ id: `combo ${id}`, files: { [`/${id}.mp4`]: half } }));
  expect(withFile(large, 'combo c', '/c.mp4', half).dropped).toEqual(['/a.mp4']);
  const { things, dropped } = withFile(large, 'combo c', '/c.mp4', 3 * half);
  expect([ids(things), dropped]).toEqual([['combo c'], ['/a.mp4', '/b.mp4']]);
});

it('keeps a file that another thing needs too, and forgets nothing that was never there', () => {
  const things = [
    { id: 'combo a', files: { '/picture.jpg': 1, '/a.mp4': 1 } },
    { id: 'list b', files: { '/picture.jpg': 1 } },
  ];
  expect(withoutThing(things, 'combo a')).toEqual({ things: [things[1]], dropped: ['/a.mp4'] });
  expect(withoutThing(things, 'combo c')).toEqual({ things, dropped: [] });
});
