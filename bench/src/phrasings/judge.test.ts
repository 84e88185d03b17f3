import { judge } from './judge.js';
import { phrasingOf, readSet } from './phrasing.js';
import { SETS } from './sets.js';

const verdict = (row: string) => judge(phrasingOf(row));

it('tells right from what is missing and from what nobody meant', () => {
  expect(verdict('plain\tssbu\tmario on dk at 40\tA: mario; D: donkey-kong; percent: 40-40')).toEqual({
    verdict: 'right',
    missing: [],
    extra: [],
  });
  expect(verdict('plain\tssbu\tmario\tA: mario; sort: new')).toMatchObject({
    verdict: 'part',
    missing: ['sort new, not '],
  });
  expect(verdict('plain\tssbu\tmario on dk\tA: mario')).toMatchObject({ verdict: 'wrong', extra: ['D donkey-kong'] });
  expect(verdict('plain\tssbu\tmario on dk\tA: mario; D: luigi')).toMatchObject({ verdict: 'wrong' });
  expect(verdict('plain\tssbu\tmario on dk\tA: mario; ?D: donkey-kong')).toMatchObject({ verdict: 'right' });
  expect(verdict('moves\tssbu\tmario nair fair\tA: mario; sequence: neutral-air forward-air')).toMatchObject({
    verdict: 'right',
  });
  expect(verdict('moves\tssbu\tmario nair\tA: mario; moves: neutral-air forward-air')).toMatchObject({
    verdict: 'part',
  });
});

it('knows no other fields', () => {
  expect(() => phrasingOf('plain\tssbu\tmario\tB: mario')).toThrow('mario: there is no field B: mario');
});

/** Percent; may be raised, never lowered, respectively the other way. */
const LEAST_RIGHT = 94;
const MOST_WRONG = 2.2;

it('reads what it has learned to read', () => {
  const seen = SETS.filter(({ isSeen }) => isSeen).flatMap(({ name }) => readSet(name));
  const share = (wanted: string) => (100 * seen.filter((each) => judge(each).verdict === wanted).length) / seen.length;
  expect(seen.length).toBeGreaterThan(1500);
  expect(share('right')).toBeGreaterThanOrEqual(LEAST_RIGHT);
  expect(share('wrong')).toBeLessThanOrEqual(MOST_WRONG);
});
