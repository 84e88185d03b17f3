import fc from 'fast-check';
import type { SavedSearch } from '@combolab/contracts';
import { type Filters, readFilters } from '@combolab/contracts/filters';
import { filtersOf, nameOf, queryOf, savedAs } from './saved-filters.js';

const read = (text: string): Filters => readFilters(new URLSearchParams(text), 'ssbu');
const kept = (query: string, _id = 's1'): SavedSearch => ({
  ...{ _id, name: 'x', game: 'ssbu', query, alert: false },
  savedAt: '2026-01-02T03:04:05.678Z',
});

it('knows a search again whatever its order and that of its results', () => {
  const parts = ['attacker=ssbu:mario', 'attacker=ssbu:fox', 'defender=ssbu:ness', 'percent=0-60', 'q=spike'];
  fc.assert(
    fc.property(fc.subarray(parts), fc.shuffledSubarray(parts, { minLength: 0 }), (one, two) => {
      const saved = kept(queryOf(read(one.join('&'))));
      const same = [...one].sort().join() === [...two].sort().join();
      expect(savedAs(read([...two, 'sort=liked'].join('&')), [saved])).toEqual(same ? saved : undefined);
    }),
  );
});

it('tells searches of two games apart', () => {
  const saved = kept(queryOf(readFilters(new URLSearchParams('tag=Read'), 'ssbm')));
  expect(saved.query).toBe('game=ssbm&tag=Read');
  expect(savedAs(read('tag=Read'), [saved])).toBeUndefined();
  expect(filtersOf(saved).game).toBe('ssbm');
  expect(filtersOf({ query: 'tag=Read', game: 'ssbm' }).game).toBe('ssbm');
});

it('is named by its chips, within the limit', () => {
  expect(nameOf(read('attacker=ssbu:mario&defender=ssbu:ness&percent=0-60&q=spike'), 'Ultimate')).toBe(
    'Mario on Ness 0–60% “spike”',
  );
  expect(nameOf(read(''), 'Ultimate')).toBe('All Ultimate combos');
  expect(nameOf(read(`q=${'long '.repeat(40)}`), 'Ultimate').length).toBeLessThanOrEqual(120);
});

it('is never cut within a character', () => {
  for (const before of ['', 'a']) {
    const name = nameOf(read(`q=${before}${'🎮'.repeat(80)}`), 'Ultimate');
    expect(name.length).toBeGreaterThan(110);
    expect(name.length).toBeLessThanOrEqual(120);
    expect(name.isWellFormed()).toBe(true);
  }
});
