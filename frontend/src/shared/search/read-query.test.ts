import { activeFilters, noFilters, readFilters, resultsAddress, type Filters } from '@combolab/contracts/filters';
import { filterWords } from '../terms/filters.js';
import { readQuery, settled, withOffer, withoutWords, withQuotes } from './read-query.js';

const none = noFilters('ssbu');
const chips = (filters: Filters) => activeFilters(filters).map(filterWords);
const read = (query: string, base = none) => chips(readQuery(query, base).filters);

it('turns a query into chips and leaves the rest as text', () => {
  expect(read('mario vs ness 0 to 40 true combo up air')).toEqual([
    'Mario',
    'on Ness',
    '0–40%',
    'True Combo',
    '“up air”',
  ]);
  expect(read('mario without dair -nair')).toEqual(['Mario', 'without down air', 'without neutral air']);
  expect(read('mario -ness')).toEqual(['Mario', 'not on Ness']);
  expect(read('uair > uair > upb mario')).toEqual(['Mario', 'up air › up air › up special']);
  for (const joint of ['into', 'then', '->', 'straight to'])
    expect(read(`mario up throw ${joint} fair`)[1]).toMatch(/^up throw › forward air/);
  expect(read('lucas something with up throw into fair')).toEqual(['Lucas', 'up throw › forward air']);
  expect(read('mario up throw straight to fair ladder')).toEqual([
    'Mario',
    'up throw › forward air',
    'nothing in between',
    '“ladder”',
  ]);
  expect(read('mario combos that start with up throw')).toEqual(['Mario', 'starts with up throw']);
  expect(read('pokemon trainer vs spacies')).toEqual(['Pokémon Trainer', 'on Fox / Falco / Wolf']);
  expect(read('Long List')).toEqual(['“Long List”']);
  expect(read('  ')).toEqual([]);
});

it('comes on top of what stands, and adds nothing twice', () => {
  const base: Filters = { ...none, attacker: ['ssbu:mario'], tag: ['Read'], percent: [10, 20] };
  expect(read('mario vs ness 0 to 40', base)).toEqual(['Mario', 'on Ness', '0–40%', 'Read']);
  expect(read('m', base)).toEqual(['Mario', '10–20%', 'Read', '“m”']);
});

it('goes to the game that is named, and leaves fighters of the other behind', () => {
  const { filters } = readQuery('melee fox vs marth', { ...none, attacker: ['ssbu:mario'] });
  expect(filters).toMatchObject({ game: 'ssbm', attacker: ['ssbm:fox'], defender: ['ssbm:marth'] });
});

it.each([
  'mario vs ness 0 to 40 true combo up air',
  '0 to death mario',
  'zero to death',
  'mario "read"',
  'jigglypof rest',
  'how to read my opponent',
  'not ness',
  'uair > mario fair',
  'king 60',
  '"',
  'a "b',
  '50% off / ../../etc ? # %00 %',
  '<img src=x onerror=alert(1)> .* ( [',
  '😀😀 ネス \u202eoiram',
  'x'.repeat(300),
])('is at rest once read: %s', (query) => {
  const { filters } = readQuery(query, none);
  const again = readQuery(filters.q, { ...filters, q: '' }).filters;
  expect(resultsAddress(again)).toBe(resultsAddress(filters));
});

it('puts text in quotes that would be read as something else', () => {
  expect(settled({ ...none, q: 'read' }).q).toBe('"read"');
  expect(settled({ ...none, q: 'spike jigglypof' }).q).toBe('spike "jigglypof"');
  expect(settled({ ...none, q: 'how to read my opponent' }).q).toBe('how to read my opponent');
  const death = readQuery('0 to death', none).filters;
  expect(death.q).toBe('zero to death');
  expect(settled({ ...death, percent: [0, 200] }).q).toBe('"zero to death"');
});

it('takes a misspelt word as text when told to', () => {
  const [correction] = readQuery('jigglypof spike', none).understood.corrections;
  if (correction === undefined) throw new Error('nothing was put right');
  const query = withQuotes('jigglypof spike', correction);
  expect(query).toBe('"jigglypof" spike');
  expect(read(query)).toEqual(['"jigglypof" spike']);
});

it('takes the words of a chip out', () => {
  const query = 'pokemon trainer vs ness over 20, under 60';
  const without = (kind: 'attacker' | 'percent' | 'defender', value: string) =>
    read(withoutWords(query, none, { kind, value }));
  expect(without('attacker', 'ssbu:squirtle,ssbu:ivysaur,ssbu:charizard')).toEqual(['on Ness', '20–60%']);
  expect(without('percent', '20–60')).toEqual(['Pokémon Trainer', 'on Ness']);
  expect(without('defender', 'ssbu:ness')).toEqual(['Pokémon Trainer', '20–60%']);
  expect(withoutWords(query, none, { kind: 'tag', value: 'Read' })).toBe(query);
});

it('makes a chip of whom only a move tells, which can be taken off', () => {
  const { filters } = readQuery('waft on dk', none);
  expect(read('waft on dk')).toEqual(['Wario', 'on Donkey Kong', '“waft”']);
  expect(settled({ ...filters, attacker: [] })).toMatchObject({ attacker: [], q: '"waft"' });
  const left = withoutWords('waft on dk', none, { kind: 'attacker', value: 'ssbu:wario' });
  expect(read(left)).toEqual(['on Donkey Kong', '"waft"']);
  expect(read('waft', { ...none, attacker: ['ssbu:mario'] })).toEqual(['Mario', '“waft”']);
});

it('takes offers as filters', () => {
  const query = 'cool dr 60';
  const [doctor, percent] = readQuery(query, none).understood.offers;
  if (doctor === undefined || percent === undefined) throw new Error('nothing is offered');
  const taken = withOffer(query, none, doctor);
  expect(chips(taken.base)).toEqual(['Dr. Mario']);
  expect(taken.query).not.toContain('dr');
  expect(chips(withOffer(query, none, percent).base)).toEqual(['at 60%']);
  const joker = noFilters('ssbm');
  const [ultimate] = readQuery('joker', joker).understood.offers;
  if (ultimate === undefined) throw new Error('no game is offered');
  expect(withOffer('joker', joker, ultimate)).toEqual({ query: 'joker', base: none });
});

it('reads all that players say as chips, and keeps them in the address', () => {
  const { filters } = readQuery(
    'newest easy verified mario combos at ledge di out @pandabair patch 13.0.1 ending in fair low percent',
    none,
  );
  expect(chips(filters)).toEqual([
    ...['Mario', '0–40%', 'ends with forward air', 'Easy', 'verified', 'version 13.0.1', 'at the ledge', 'DI out'],
    ...['by pandabair'],
  ]);
  expect([filters.sort, filters.q]).toEqual(['new', '']);
  const address = new URL(resultsAddress(filters), 'http://a.test');
  expect(readFilters(address.searchParams, 'ssbu')).toEqual(filters);
});
