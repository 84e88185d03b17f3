import type { GameId } from '../games/game.js';
import { buildVocabulary } from './vocabulary.js';

const targetsOf = (game: GameId | null = 'ssbu'): readonly string[] =>
  [...buildVocabulary(game).targets.values()].flat();

describe('what a misspelt word may stand for', () => {
  it.each([
    'fox',
    'ike',
    'mario',
    'knight',
    'edgeguard',
    'forfun',
    'edgeguarding',
    'uair',
    'dattack',
    'melee',
    'smash',
  ])('is %s', (word) => {
    expect(
      buildVocabulary('ssbu')
        .targets.get(word.slice(0, 1))
        ?.filter((each) => each === word),
    ).toEqual([word]);
  });

  it.each([
    ['a name of two letters', 'dk'],
    ['a move of three', 'jab'],
    ['a type of three', 'fun'],
    ['what holds a digit', 'dashattack1'],
    ['what holds a digit', 'jab1'],
    ['what holds a digit', '4fun'],
    ['a type that is an ordinary word', 'string'],
    ['a part of a type as ordinary as "trapping"', 'trapping'],
    ['a part of a type as ordinary as "guarding"', 'guarding'],
    ['a word that is only offered', 'heavies'],
    ['a word that says nothing', 'with'],
  ])('is not %s: %s', (_why, word) => {
    expect(targetsOf()).not.toContain(word);
  });

  it('is of the game', () => {
    const isTarget = (game: GameId | null): boolean => targetsOf(game).includes('joker');
    expect([isTarget('ssbu'), isTarget('ssbm'), isTarget(null)]).toEqual([true, false, true]);
    expect(targetsOf().filter((word) => word.length < 3 || /\P{L}/u.test(word))).toEqual([]);
  });
});

it.each(['fox', 'kirby', 'ganon', 'edgeguard', 'forfun', 'uair', 'melee', 'ultimate', 'grab'])(
  'means one thing by %s alone',
  (word) => {
    expect(buildVocabulary('ssbu').whole).toContain(word);
  },
);

it.each(['mega', 'knight', 'two', 'tilt', 'spacies', 'combo', 'trap', 'miis', 'bros'])(
  'means no one thing by %s alone',
  (word) => {
    expect(targetsOf()).toContain(word);
    expect(buildVocabulary('ssbu').whole).not.toContain(word);
  },
);

it('tells words of official names of the game from aliases and groups', () => {
  const isOfficial = (words: string, game: GameId | null = 'ssbu'): boolean[] =>
    words.split(' ').map((word) => buildVocabulary(game).official.has(word));
  expect(isOfficial('mario mega dr jr joker')).toEqual([true, true, true, true, true]);
  expect(isOfficial('ganon jiggs spacies uair falcn')).toEqual([false, false, false, false, false]);
  expect(isOfficial('mario joker', 'ssbm')).toEqual([true, false]);
  expect(isOfficial('mario joker', null)).toEqual([true, true]);
});

describe('what is right as it is', () => {
  it.each([
    ['a name', 'mario'],
    ['a name of another game', 'joker'],
    ['a name that is only offered', 'king'],
    ['a type', 'ledgetrapping'],
    ['a type that is an ordinary word', 'string'],
    ['a move', 'dashattack'],
    ['a game', 'ultimate'],
    ['an offer', 'heavies'],
    ['an offer', 'verified'],
    ['a word of a nickname of a move', 'flip'],
    ['a word of a nickname of a move', 'kick'],
    ['what says nothing', 'featuring'],
    ['a word of a sentence', 'because'],
    ['what stands before a name', 'every'],
    ['everybody', 'everybody'],
    ['a "not"', 'excluding'],
    ['how a move is done', 'autocancel'],
    ['a start', 'begins'],
    ['an ordinary word', 'marina'],
  ])('is %s: %s', (_what, word) => {
    expect(buildVocabulary('ssbm').known).toContain(word);
  });

  it('is not a misspelling', () => {
    for (const word of ['mairo', 'edgegaurd', 'flip kick', ''])
      expect(buildVocabulary('ssbm').known).not.toContain(word);
  });
});
