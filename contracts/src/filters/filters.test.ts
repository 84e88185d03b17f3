import fc from 'fast-check';
import { CHOICE_FIELDS, type ChoiceField, fieldOf } from '../search-fields/fields.js';
import { PRESS_TYPES } from '../track/press.js';
import { TAGS } from '../views/tags.js';
import { addressQuery, queryString } from './query-string.js';
import { activeFilters, withoutFilter } from './active-filters.js';
import { droppedWords, filterWords } from './filter-words.js';
import { clearedFilters, filterQuery, gameOf, hasWhole, readFilters, withPercent, type Filters } from './filters.js';

const read = (text: string) => readFilters(addressQuery(text), 'ssbu');

/** What may be chosen of each field that is a plain choice. */
const choices = Object.fromEntries(
  CHOICE_FIELDS.map((name) => {
    const { values, repeats } = fieldOf(name);
    const all = values ?? (name === 'patch' ? ['13.0.3', '8.1.0', '14.0.0'] : ['up-air', 'jab-1', 'grab']);
    return [name, repeats ? fc.subarray([...all]) : fc.constantFrom([], ...all.map((value) => [value]))];
  }),
) as Record<ChoiceField, fc.Arbitrary<string[]>>;

const filters: fc.Arbitrary<Filters> = fc
  .record({
    game: fc.constant('ssbu' as const),
    attacker: fc.subarray(['ssbu:mario', 'ssbu:ness', 'ssbu:fox']),
    defender: fc.subarray(['ssbu:mario', 'ssbu:donkey-kong']),
    notAttacker: fc.subarray(['ssbu:roy', 'ssbu:chrom', 'ssbu:fox']),
    notDefender: fc.subarray(['ssbu:ness', 'ssbu:mario']),
    tag: fc.subarray([...TAGS]),
    notTag: fc.subarray([...TAGS]),
    move: fc.subarray(['up-air', 'jab-1', 'grab']),
    notMove: fc.subarray(['down-air', 'jab-1']),
    sequence: fc.array(fc.constantFrom('up-air', 'up-special', 'jab-1'), { maxLength: 20 }),
    contiguous: fc.boolean(),
    first: fc.constantFrom(null, 'up-throw'),
    starts: fc.array(fc.constantFrom('up-throw', 'up-air'), { maxLength: 3 }),
    ends: fc.array(fc.constantFrom('up-air', 'jab-1'), { maxLength: 3 }),
    inputs: fc.array(fc.constantFrom(...PRESS_TYPES), { maxLength: 30 }),
    ...choices,
    echo: fc.boolean(),
    percent: fc.tuple(fc.nat(100), fc.nat(100)).map(([low, more]): [number, number] => [low, low + more]),
    wholePercent: fc.boolean(),
    q: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    sort: fc.constantFrom(null, 'best', 'new', 'liked', 'easy', 'wide'),
  })
  .map((all) => ({
    ...all,
    wholePercent: all.wholePercent && hasWhole(all.percent),
    contiguous: all.contiguous && all.sequence.length > 1,
  }));

it('survives the address', () => {
  fc.assert(
    fc.property(filters, (each) => {
      expect(read(queryString(filterQuery(each)))).toEqual(each);
    }),
  );
});

it('leaves out nonsense', () => {
  expect(read('attacker=ssbm:fox&attacker=x&tag=Best&percent=90-20&sort=up&verified=maybe&percent=1-2')).toEqual(
    read(''),
  );
  expect(read('inputs=B_BUTTON,START_BUTTON')).toEqual(read(''));
  expect(read('patch=PAL')).toEqual(read(''));
  expect(read('wholePercent=1')).toEqual(read(''));
  expect(read('wholePercent=1&percent=30-30')).toEqual(read('percent=30-30'));
  expect(read(`inputs=${'B_BUTTON,'.repeat(30)}B_BUTTON`)).toEqual(read(''));
  expect(read('attacker=ssbu:fox&attacker=ssbu:fox').attacker).toEqual(['ssbu:fox']);
  expect(gameOf('ssbm')).toBe('ssbm');
  expect(gameOf('chess')).toBe('ssbu');
  expect(gameOf(undefined)).toBe('ssbu');
});

it('takes a group for its members, and says it as one', () => {
  const group = read('attacker=ssbu:spacies&attacker=ssbu:fox&attacker=ssbm:fox');
  expect(group.attacker).toEqual(['ssbu:fox', 'ssbu:falco', 'ssbu:wolf']);
  expect(activeFilters(group).map(filterWords)).toEqual(['Fox / Falco / Wolf']);
});

it('asks for conditions, in words', () => {
  const all = read('position=ledge&position=moon&platform=top&di=out&fiftyFifty=false&echo=1&verified=false');
  expect(activeFilters(all).map(filterWords)).toEqual([
    ...['not verified', 'at the ledge', 'top platform', 'DI out', 'no 50/50', 'echo fighters too'],
  ]);
  expect(queryString(filterQuery(all))).toContain('position=ledge&platform=top&di=out');
});

it('drops one filter at a time, until none is left', () => {
  fc.assert(
    fc.property(filters, (each) => {
      const ended = activeFilters(each).reduce(withoutFilter, each);
      expect(activeFilters(ended)).toEqual([]);
      expect(ended).toEqual(clearedFilters(each));
    }),
  );
});

it('asks for all of a range only where some of it is another question', () => {
  const all = read('percent=20-60&wholePercent=1');
  expect(withPercent(all, [20, 70])).toMatchObject({ percent: [20, 70], wholePercent: true });
  expect(withPercent(all, [20, 20]).wholePercent).toBe(false);
  expect(withPercent(all, [0, 200]).wholePercent).toBe(false);
  expect(activeFilters(all).map(filterWords)).toEqual(['all of 20–60%']);
  expect(activeFilters(all).map(droppedWords)).toEqual(['Without all of 20–60%']);
  expect(activeFilters(read('percent=20-200&wholePercent=1')).map(filterWords)).toEqual(['all of 20%+']);
});
