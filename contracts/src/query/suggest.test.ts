import { suggest } from './suggest.js';
import { understand } from './understand.js';

const ssbu = { game: 'ssbu' } as const;
const labels = (query: string) => suggest(query, ssbu).map(({ kind, label }) => `${kind} ${label}`);

it('goes on with fighters whose name begins so, as attackers first', () => {
  expect(labels('mar').slice(0, 3)).toEqual(['attacker Mario', 'attacker Marth', 'attacker Dr. Mario']);
  expect(suggest('zero s', ssbu)[0]).toEqual({
    kind: 'attacker',
    value: 'ssbu:zero-suit-samus',
    label: 'Zero Suit Samus',
    query: 'Zero Suit Samus',
  });
});

it('gives the role of the place', () => {
  expect(labels('mario vs nes')).toEqual(['defender Ness']);
  expect(labels('mario on donkey k')).toEqual(['defender Donkey Kong']);
  expect(labels('mario -nes')).toEqual(['notDefender Ness']);
  expect(suggest('mario vs nes', ssbu)[0]?.query).toBe('mario vs Ness');
});

it('knows nicknames and groups', () => {
  expect(labels('puf')).toEqual(['attacker Jigglypuff']);
  expect(suggest('spac', ssbu).map(({ value }) => value)).toContain('ssbu:spacies');
});

it('goes on with types and moves', () => {
  expect(labels('fox edgeg')).toEqual(['tag Edgeguard']);
  expect(labels('fox uai')).toEqual(['move Up Air']);
  expect(labels('fox dash a')).toEqual(['move Dash Attack']);
});

it('is silent about what stands there, after a space, in quotes and for nothing', () => {
  for (const query of ['', '  ', 'ness', 'mario vs ness', 'mar ', 'fox "mar"', 'zzz', 'mario vs.', 'fox up air'])
    expect(labels(query)).toEqual([]);
  expect(labels('mario')).toEqual(['attacker Dr. Mario']);
});

it('looks at the game that the query names', () => {
  expect(suggest('melee mart', ssbu).map(({ value }) => value)).toEqual(['ssbm:marth']);
});

it('answers with queries that mean what they say, whatever is typed', () => {
  for (const query of ['m', 'the ki', 'on d', 'not f', 'how to r', '0 to 40 t', 'mr. g', 'pokemon t', 'ｍａｒ'])
    for (const { query: whole, value, kind } of suggest(query, ssbu))
      expect(understand(whole, ssbu).spans.at(-1)).toMatchObject({ kind, value });
});

it.each([
  ['fox up', ['move Up Air', 'move Up Tilt', 'move Up Smash']],
  ['ua', ['move Up Air']],
  ['u', []],
  ['jab', ['move Jab 2', 'move Jab 3']],
  ['fox tr', ['tag True Combo', 'defender Wii Fit Trainer', 'tag Ledge Trap', 'defender King Dedede']],
  ['pyra and m', ['attacker Pyra/Mythra']],
  ['mr. game & w', ['attacker Mr. Game & Watch']],
  ['wii fit tr', ['attacker Wii Fit Trainer']],
  ['a b c d e f zero suit sam', ['attacker Zero Suit Samus']],
  ['-edge', ['notTag Edgeguard']],
  ['fox not up a', ['notMove Up Air']],
])('goes on from %j with %j', (query, wanted) => {
  expect(labels(query)).toEqual(wanted);
});

it('offers five fighters, three types and three moves at most', () => {
  const kinds = labels('fox t').map((each) => each.split(' ')[0]);
  expect(kinds.filter((kind) => kind === 'tag')).toHaveLength(3);
  expect(labels('p')).toHaveLength(5);
  expect(labels('m')).toHaveLength(5);
});

it.each([
  ['mario/lu', 'mario/Luigi'],
  ['mario "x" lu', 'mario "x" Luigi'],
  ['mario: lu', 'mario: Luigi'],
  ['mario > lu', 'mario > Luigi'],
  ['xx  mario  vs  lu', 'xx  mario  vs  Luigi'],
])('keeps what stands before the last words of %j', (query, whole) => {
  expect(suggest(query, ssbu)[0]?.query).toBe(whole);
});

it('takes the word that means the group when its name means several fighters', () => {
  expect(suggest('spac', ssbu)).toEqual([
    { kind: 'attacker', value: 'ssbu:spacies', label: 'Fox / Falco / Wolf', query: 'space animals' },
  ]);
});

it('goes on with words of one name over spaces and soft signs alone', () => {
  const queries = (query: string) => suggest(query, ssbu).map(({ query: whole }) => whole);
  expect(queries('fox, donkey ko')).toEqual(['fox, Donkey Kong']);
  expect(queries('meta-kn')).toEqual(['Meta Knight']);
  expect(queries('donkey, ko').slice(0, 2)).toEqual(['donkey, Donkey Kong', 'donkey, Diddy Kong']);
});
