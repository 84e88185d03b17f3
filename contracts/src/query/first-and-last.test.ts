import { understand } from './understand.js';

const read = (query: string) => {
  const { starts, ends, excluded } = understand(query, { game: 'ssbu' });
  return [starts.join(' '), ends.join(' '), excluded.moves.join(' ')];
};

it.each([
  ['what can i do with mario after a dthrow', 'down-throw'],
  ['mario: when i hit someone with a dash attack', 'dash-attack'],
  ["off joker's up air", 'up-air'],
  ['follow up to ike nair', 'neutral-air'],
  ['ike nair follow ups', 'neutral-air'],
  ['ike nair into something that kills', 'neutral-air'],
  ['what can i get from dash attack at 20 as link', 'dash-attack'],
  ['i hit fox with nair at 30, what do i do after that', 'neutral-air'],
  ['peach dthrow first then fair', 'down-throw'],
  ['samus: i throw someone up and then i dont know what to do', 'up-throw'],
  ['after i grab them as mario', 'grab'],
])('%s begins with %s', (query, move) => {
  expect(read(query)[0]).toBe(move);
});

it.each([
  ['mario dthrow to fair, nair last', 'neutral-air'],
  ['sheik with bair at the end', 'back-air'],
  ['how can peach finish a combo with down smash', 'down-smash'],
  ['something with captain falcon that ends with his bair', 'back-air'],
  ['zelda, fair as ender', 'forward-air'],
])('%s ends with %s', (query, move) => {
  expect(read(query)[1]).toBe(move);
});

it.each(['upair to knee falcon', 'nair into fair', 'mario can get uair from dthrow to uair'])(
  '%s says nothing of its beginning',
  (query) => {
    expect(read(query)[0]).toBe('');
  },
);

it.each([
  ['hero without specials', 'neutral-special side-special up-special down-special'],
  ["pit, i don't want to use smash attacks", 'forward-smash up-smash down-smash'],
  ["lucas that doesn't start from a grab", 'grab'],
])('%s wants none of them', (query, moves) => {
  expect(read(query)).toEqual(['', '', moves]);
});

it('gives moves that are unwanted as one a single place', () => {
  const { spans } = understand('hero no tilts', { game: 'ssbu' });
  expect(spans.filter(({ kind }) => kind === 'notMove')).toEqual([
    {
      start: 5,
      end: 13,
      kind: 'notMove',
      value: 'forward-tilt,up-tilt,down-tilt',
      label: 'Forward Tilt, Up Tilt, Down Tilt',
    },
  ]);
});

it('puts the name of a move that is told of into the text, as titles have it', () => {
  expect(understand('i throw someone down with mario', { game: 'ssbu' }).text).toBe('down throw');
  expect(understand('カービィ 空上', { game: 'ssbu' }).text).toBe('up air');
});
