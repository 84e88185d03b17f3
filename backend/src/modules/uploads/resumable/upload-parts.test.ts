import fc from 'fast-check';
import { BEGINNING, chainOf, endOf, partFile, readPart, type Part } from './upload-parts.js';

const part = (id: string, before: string, start: number, size: number): Part => ({
  ...{ key: id, id: id.padEnd(12, '0'), before: before === '' ? BEGINNING : before.padEnd(12, '0') },
  ...{ start, size },
});
const idsOf = (parts: readonly Part[]): string[] => chainOf(parts).map(({ key }) => key);

it('writes into its name where a part stands, and reads it again', () => {
  const one = part('a1', '', 0, 5);
  const two = part('b2', 'a1', 5, 7);
  for (const each of [one, two]) expect(readPart(partFile(each), each.key, each.size)).toEqual(each);
  expect([readPart('info.json', 'k', 1), readPart('part-1-a-b', 'k', 1)]).toEqual([null, null]);
});

describe('the chain of parts', () => {
  it('ends where a part is missing, whatever came after it', () => {
    const [a, b, c] = [part('a', '', 0, 10), part('b', 'a', 10, 10), part('c', 'b', 20, 10)];
    expect([idsOf([]), endOf(chainOf([]))]).toEqual([[], 0]);
    expect(idsOf([c, b, a])).toEqual(['a', 'b', 'c']);
    expect([idsOf([a, c]), endOf(chainOf([a, c]))]).toEqual([['a'], 10]);
    expect(idsOf([b, c])).toEqual([]);
  });

  it('is the longer of two branches, never a mixture', () => {
    const a = part('a', '', 0, 10);
    const [one, oneMore] = [part('1', 'a', 10, 5), part('2', '1', 15, 6)];
    const [two, twoMore] = [part('3', 'a', 10, 10), part('4', '3', 20, 2)];
    expect(idsOf([a, one, oneMore, two])).toEqual(['a', '1', '2']);
    expect(idsOf([a, one, oneMore, two, twoMore])).toEqual(['a', '3', '4']);
  });

  it('never claims what is not there, and never less for another part', () => {
    const tree = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 9 }), fc.boolean()), { maxLength: 12 });
    fc.assert(
      fc.property(tree, (steps) => {
        const parts: Part[] = [];
        const there: Part[] = [];
        let before = 0;
        for (const [from, size, isThere] of steps) {
          const onto = parts.at(from - 1);
          const start = onto === undefined || from === 0 ? 0 : onto.start + onto.size;
          const next = part((parts.length + 1).toString(16), from === 0 ? '' : (onto?.key ?? ''), start, size);
          parts.push(next);
          if (isThere) there.push(next);
          const chain = chainOf(there);
          expect(endOf(chain)).toBeGreaterThanOrEqual(before);
          expect(chain.reduce((sum, each) => sum + each.size, 0)).toBe(endOf(chain));
          chain.forEach((each, i) => {
            expect(each.before).toBe(chain[i - 1]?.id ?? BEGINNING);
          });
          before = endOf(chain);
        }
      }),
    );
  });
});
