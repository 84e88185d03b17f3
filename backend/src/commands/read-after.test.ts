import fc from 'fast-check';
import { RefusedError } from '../problems.js';
import { parseReadAfter, readAfterToken, waitForViews, type Written } from './read-after.js';

const anything = (): boolean => true;
/** Numbers of one machine's log, and places of streams. */
const position = fc.oneof(
  fc.nat().map(String),
  fc
    .tuple(fc.stringMatching(/^[a-z]{1,8}\/[\w:-]{1,20}$/), fc.nat())
    .map(([stream, version]) => `${stream}@${String(version)}`),
);
const written = fc.record({ position, isSearched: fc.boolean() });

it('reads what its tokens say of every command, however they are put together', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(written, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 4 }),
      (answers) => {
        const header = answers.map((each) => readAfterToken(...each)).join(', ');
        expect(parseReadAfter(header, anything)).toEqual(answers.flat());
      },
    ),
  );
});

it('refuses what is no position of this log, and more than four', () => {
  const isNumber = (text: string): boolean => /^\d+$/.test(text);
  const token = readAfterToken({ position: '7', isSearched: false });
  expect(parseReadAfter(token, isNumber)).toHaveLength(1);
  for (const header of ['nonsense', `${token},nonsense`, Array(5).fill(token).join(',')])
    expect(() => parseReadAfter(header, isNumber)).toThrow(RefusedError);
});

it('waits for the index where it is read and shows what was written, for the views always', async () => {
  const asked: string[] = [];
  const gate = (name: string) => ({
    begunAnew: 0,
    waitFor: (at: string) => {
      asked.push(`${name} ${at}`);
      return Promise.resolve(name === 'views');
    },
  });
  const gates = { views: gate('views'), search: gate('search') };
  const both: readonly Written[] = [
    { position: '1', isSearched: true },
    { position: '2', isSearched: false },
  ];
  expect(await waitForViews({ gates }, both, 10, true)).toBe(false);
  expect(asked.splice(0)).toEqual(['views 1', 'search 1', 'views 2']);
  expect(await waitForViews({ gates }, both, 10, false)).toBe(true);
  expect(asked).toEqual(['views 1', 'views 2']);
});
