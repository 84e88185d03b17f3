import type { z } from 'zod/mini';
import { GAMES } from '../games/registry.js';
import { UnderstoodSchema } from '../views/understood.js';
import { swapRoles, withoutSpan } from './edit.js';
import { moveNicknames } from './move-nicknames.js';
import { textTerms } from './text-terms.js';
import { understand } from './understand.js';
import type { Understood } from './understood.js';

const ssbu = { game: 'ssbu' } as const;
const cutOut = (query: string, { spans }: Understood): string[] =>
  spans.map(({ start, end, kind, value }) => `${kind} ${value}: ${query.slice(start, end)}`);

it('says where in the query each thing stood', () => {
  const query = 'Dr. Mario’s combos vs. Pokémon Trainer @ 30–40% edge-guard -ness uair → up b';
  expect(cutOut(query, understand(query, ssbu))).toEqual([
    'attacker ssbu:dr-mario: Dr. Mario’s',
    'filler combos: combos',
    'filler vs: vs',
    'defender ssbu:pokemon-trainer: Pokémon Trainer',
    'percent 30-40: 30–40%',
    'tag Edgeguard: edge-guard',
    'notDefender ssbu:ness: -ness',
    'sequence up-air,up-special: uair → up b',
  ]);
});

it('counts in UTF-16 units of the query as given, accents, emoji and wide signs before it or not', () => {
  const query = '  😀 ﬀ e\u0301 ＭＡＲＩＯ ｖｓ Né\u0301ss ＜５０％';
  expect(cutOut(query, understand(query, ssbu))).toEqual([
    'attacker ssbu:mario: ＭＡＲＩＯ',
    'filler vs: ｖｓ',
    'defender ssbu:ness: Né\u0301ss',
    'percent 0-50: ＜５０％',
  ]);
});

it('says what it put right, and leaves it alone when asked to', () => {
  const { corrections, attackers } = understand('jigglypof string', ssbu);
  expect(corrections).toEqual([{ from: 'jigglypof', to: 'jigglypuff', label: 'Jigglypuff', start: 0, end: 9 }]);
  expect(attackers).toEqual(['ssbu:jigglypuff']);
  const text = understand('jigglypof string', { ...ssbu, literal: ['jigglypof'] });
  expect(text).toMatchObject({ corrections: [], attackers: [], text: 'jigglypof string' });
});

it('takes literal words and phrases as text and reads the rest', () => {
  const understood = understand('mario vs ness up air', { ...ssbu, literal: ['Ness', 'up-air'] });
  expect(understood).toMatchObject({ attackers: ['ssbu:mario'], defenders: [], moves: [], text: 'ness up air' });
});

it('knows the first move when told', () => {
  expect(understand('mario combos that start with sh uair', ssbu)).toMatchObject({ first: 'up-air', text: 'sh uair' });
});

it('means every game without one', () => {
  expect(understand('fox', { game: null })).toMatchObject({ game: null, attackers: ['ssbu:fox', 'ssbm:fox'] });
  expect(understand('joker', { game: null }).attackers).toEqual(['ssbu:joker']);
});

it('offers a game that has the name', () => {
  const { offers, text } = understand('joker', { game: 'ssbm' });
  expect(offers).toEqual([{ kind: 'game', values: ['ssbu'], label: 'Ultimate', start: 0, end: 5 }]);
  expect(text).toBe('joker');
});

it('offers shared aliases for each of their fighters, in the role of their place', () => {
  const offers = understand('fox vs mm', ssbu).offers.map(({ kind, values }) => [kind, ...values]);
  expect(offers).toEqual([
    ['defender', 'ssbu:mega-man'],
    ['defender', 'ssbu:min-min'],
  ]);
});

it('takes a chip out of the query', () => {
  const query = 'mario vs ness at 60 up air';
  const { spans } = understand(query, ssbu);
  expect(spans.filter(({ kind }) => kind !== 'filler').map((span) => withoutSpan(query, span))).toEqual([
    'vs ness at 60 up air',
    'mario vs at 60 up air',
    'mario vs ness up air',
    'mario vs ness at 60',
  ]);
  expect(withoutSpan('mario vs ness', { start: 9, end: 13 })).toBe('mario');
  expect(understand('mario vs at 60 up air', ssbu)).toMatchObject({ defenders: [], text: 'up air' });
});

it('swaps who hits whom', () => {
  const swapped = swapRoles(understand('fox marth -puff', { game: 'ssbm' }));
  expect(swapped).toMatchObject({ attackers: ['ssbm:marth'], defenders: ['ssbm:fox'] });
  expect(swapped.excluded.attackers).toEqual(['ssbm:jigglypuff']);
  expect(swapped.spans.map(({ kind }) => kind)).toEqual(['defender', 'attacker', 'notAttacker']);
});

it('finds a move by all of its spellings', () => {
  const terms = textTerms('uair ladder zero to death "Up Air"');
  expect(terms[0]).toEqual(expect.arrayContaining(['up air', 'uair', 'u air', 'upair']));
  expect(terms.slice(1)).toEqual([['ladder'], expect.arrayContaining(['0 to death']), ['up air']]);
});

it('has the shape the answer of the search promises', () => {
  const understood: z.output<typeof UnderstoodSchema> = understand(
    'mario vs mac 60 jigglypof -edgeguard uair > upb',
    ssbu,
  );
  expect(UnderstoodSchema.parse(understood)).toEqual(understood);
});

it('asks for twenty moves in a row at most', () => {
  expect(understand('nair > '.repeat(28), ssbu).sequence).toHaveLength(20);
});

it('reads marks of other keyboards', () => {
  expect(understand('«mario» nair › uair', ssbu)).toMatchObject({
    attackers: [],
    sequence: ['neutral-air', 'up-air'],
    text: '"mario" nair uair',
  });
});

it('takes every nickname of a fighter’s move for that move, beside the fighter', () => {
  /** One name for two moves. */
  const twofold = ['lightning kick', 'lightningkick'];
  for (const game of GAMES)
    for (const { id, name } of game.fighters)
      for (const [nickname, move] of moveNicknames().get(id) ?? []) {
        if (twofold.includes(nickname)) continue;
        const { attackers, defenders, moves, corrections } = understand(`${name} ${nickname}`, { game: game.id });
        expect([name, nickname, attackers, defenders, corrections]).toEqual([name, nickname, [id], [], []]);
        expect(moves).toContain(move);
      }
});
