import { REPEATABLE, SearchParams } from '../http/routes/search.js';
import { FacetCounts } from '../views/search.js';
import { FACET_FIELDS, FIELD_NAMES, FIELDS_VERSION, fieldOf, valuesOf } from './fields.js';
import type { SearchedCombo } from './value-field.js';

const COMBO: SearchedCombo = {
  ...{ gameId: 'ssbu', characterId: 'ssbu:mario', characterIds: ['ssbu:ness', 'ssbu:ness'], tags: ['Read'] as const },
  ...{ actions: [{ frame: 3, breakpoint: false, presses: [] }], percentRange: [0, 60] as const, verified: true },
};

describe('the table of search fields', () => {
  it('gives each new field a number of its own, so that every index is filled again', () => {
    const first = FIELD_NAMES.filter((name) => fieldOf(name).since === 0);
    expect(first.join(' ')).toBe(
      'game attacker defender tag difficulty verified patch position platform di fiftyFifty',
    );
    const later = FIELD_NAMES.slice(first.length).map((name) => fieldOf(name).since);
    expect(later).toEqual(later.map((_, at) => at + 1));
    expect(FIELDS_VERSION).toBe(later.length);
  });

  it('keeps parameters in the order in which saved searches have them', () => {
    const names = Object.keys(SearchParams.shape).filter((name) => fieldsOfToday.includes(name));
    expect(names).toEqual(fieldsOfToday);
    expect(REPEATABLE).toEqual(expect.arrayContaining(['attacker', 'notTag', 'di', 'move', 'notMove']));
    expect(REPEATABLE).not.toContain('verified');
  });

  it('counts every facet in an answer', () => {
    expect(Object.keys(FacetCounts.shape)).toEqual([...FACET_FIELDS, 'percent']);
  });

  it('takes exactly the values that a field lists', () => {
    for (const name of FIELD_NAMES)
      for (const value of fieldOf(name).values ?? []) {
        const asked = fieldOf(name).repeats ? [value] : value;
        expect(SearchParams.parse({ [name]: asked })).toMatchObject({ [name]: asked });
        expect(SearchParams.safeParse({ [name]: fieldOf(name).repeats ? ['?'] : '?' }).success).toBe(false);
      }
  });

  it('reads each value of a combo once, and nothing where nobody has said', () => {
    expect(valuesOf(COMBO)).toMatchObject({
      ...{ game: ['ssbu'], attacker: ['ssbu:mario'], defender: ['ssbu:ness'], tag: ['Read'], difficulty: ['Easy'] },
      ...{ verified: ['true'], patch: [], position: [], platform: [], di: [], fiftyFifty: [] },
    });
    const conditions = { position: 'ledge', fiftyFifty: false } as const;
    expect(valuesOf({ ...COMBO, verified: false, patch: 'PAL', conditions })).toMatchObject({
      ...{ verified: ['false'], patch: ['PAL'], position: ['ledge'], platform: [], fiftyFifty: ['false'] },
    });
  });
});

const fieldsOfToday = [
  ...['game', 'attacker', 'defender', 'tag', 'notAttacker', 'notDefender', 'notTag', 'move', 'notMove', 'sequence'],
  ...['first', 'inputs', 'percent', 'wholePercent', 'difficulty', 'verified', 'patch', 'position', 'platform', 'di'],
  ...['fiftyFifty', 'echo', 'q', 'sort', 'cursor', 'limit', 'facets'],
];
