import type { GameId } from '../games/game.js';
import { correctionOf } from './typos.js';
import { understand } from './understand.js';

it.each([
  ['foxx', 'fox'],
  ['mraio', 'mario'],
  ['luigy', 'luigi'],
  ['captin', 'captain'],
  // two letters are wrong: of eight and more only
  ['gannodrof', 'ganondorf'],
  ['jigglpyfuf', 'jigglypuff'],
  ['pikahcu', 'pikachu'],
  ['edgegaurd', 'edgeguard'],
  ['hardred', 'hardread'],
  ['spotdogde', 'spotdodge'],
  ['ultimat', 'ultimate'],
  // rather what means one thing by itself, and what is official
  ['falcn', 'falcon'],
  ['jokre', 'joker'],
  // and where a letter is left out rather than another one in its place
  ['ylnk', 'ylink'],
  ['dorc', 'dorf'],
  // and then what begins like it for longer
  ['marto', 'marth'],
  ['marih', 'mario'],
  // rather one letter of an alias than two of a name
  ['jgglypuf', 'jigglypuf'],
])('takes %s for %s', (word, meant) => {
  expect(correctionOf(word, 'ssbu')).toBe(meant);
});

it.each([
  ['right', 'bowser'],
  ['the plural of what is right', 'marios'],
  ['the plural of a nickname', 'kicks'],
  ['too short', 'fxo'],
  ['too short', 'lnk'],
  ['wrong in its first letter', 'ikachu'],
  ['of a letter that nothing begins with', 'überall'],
  ['wrong in two letters of five', 'mraoi'],
  ['wrong in three letters', 'jgglpyfuf'],
  ['with a digit', 'mario64x'],
  ['an ordinary word', 'marina'],
  ['a word of another game', 'shulk'],
  ['nothing', 'zzzzzz'],
])('leaves what is %s: %s', (_what, word) => {
  expect(correctionOf(word, 'ssbm')).toBeNull();
});

it.each(['kirbys', 'cptfalcons'])('takes %s for the plural that it is', (word) => {
  expect(correctionOf(word, 'ssbu')).toBeNull();
});

it.each(['ssba', 'meca'])('does not choose between two that %s is as near to', (word) => {
  expect(correctionOf(word, 'ssbu')).toBeNull();
});

const read = (query: string, game: GameId | null = 'ssbu') => {
  const { attackers, defenders, tags, moves, text, corrections } = understand(query, { game });
  const put = corrections.map(
    ({ from, to, label, start, end }) => `${from} > ${to} (${label}) ${String(start)}-${String(end)}`,
  );
  return { found: [...attackers, ...defenders, ...tags, ...moves].join(' '), text, put };
};

it('puts each word right where it stands, in names of several words too', () => {
  expect(read('donky kong vs foxx')).toEqual({
    found: 'ssbu:donkey-kong ssbu:fox',
    text: '',
    put: ['donky > donkey (Donkey Kong) 0-5', 'foxx > fox (Fox) 14-18'],
  });
  expect(read('mario lugi 50% uptilit edgegaurd')).toEqual({
    found: 'ssbu:mario ssbu:luigi Edgeguard up-tilt',
    text: 'uptilt',
    put: ['lugi > luigi (Luigi) 6-10', 'uptilit > uptilt (Up Tilt) 15-22', 'edgegaurd > edgeguard (Edgeguard) 23-32'],
  });
});

it('corrects the same word as often as it stands there', () => {
  expect(read('pikahcu pikahcu').put).toEqual(['pikahcu > pikachu (Pikachu) 0-7', 'pikahcu > pikachu (Pikachu) 8-15']);
});

it('finds in every game what an official name means, though an alias of one game was nearer', () => {
  expect(read('jigglypof', null)).toEqual({
    found: 'ssbu:jigglypuff ssbm:jigglypuff',
    text: '',
    put: ['jigglypof > jigglypuff (Jigglypuff) 0-9'],
  });
});

it('goes to the alias where the official name is another word', () => {
  expect(read('gnaon').put).toEqual(['gnaon > ganon (Ganondorf) 0-5']);
});

it.each([
  ['what would stay text', 'captin'],
  ['what would stay text beside something', 'mario captin'],
  ['what is only offered', 'mario heavyweigts'],
  ['the name of another game', 'melle fox'],
  ['quotes', 'mario "pikahcu"'],
  ['a part of what is understood', 'mario flip kick'],
])('does not touch %s: %s', (_what, query) => {
  expect(read(query).put).toEqual([]);
});

it('leaves what it cannot read as it was typed, beside what it puts right', () => {
  expect(read('foxx captin kcuf "pikahcu"')).toEqual({
    found: 'ssbu:fox',
    text: 'captin kcuf "pikahcu"',
    put: ['foxx > fox (Fox) 0-4'],
  });
});

it('touches nothing that is wanted as text', () => {
  expect(understand('foxx vs marht', { game: 'ssbu', literal: ['foxx'] })).toMatchObject({
    ...{ attackers: [], defenders: ['ssbu:marth'], text: 'foxx' },
    corrections: [{ from: 'marht', to: 'marth' }],
  });
});

it('puts right what stands beside the right half of a name or a move', () => {
  expect(read('wii fti dthrow')).toMatchObject({ found: 'ssbu:wii-fit-trainer down-throw' });
  expect(read('duk hunt vs toon lnk')).toMatchObject({ found: 'ssbu:duck-hunt ssbu:toon-link' });
  expect(read('simon holly water')).toEqual({
    found: 'ssbu:simon down-special',
    text: 'holy water',
    put: ['holly > holy (Down B) 6-11'],
  });
  expect(read('space animal', 'ssbm').put).toEqual([]);
});

it('knows a nickname of a move by a slip of it', () => {
  expect(read('pichu thundr')).toMatchObject({ found: 'ssbu:pichu down-special', text: 'thunder' });
  expect(read('falco lasre')).toMatchObject({ found: 'ssbu:falco neutral-special' });
});
