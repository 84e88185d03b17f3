import { z } from 'zod/mini';
import { openApiDocument } from '../http/open-api.js';
import { routes } from '../http/routes.js';
import { GameIdParam } from '../http/routes/games.js';
import { SearchParams } from '../http/routes/search.js';
import { parseRoom, rooms } from '../live/rooms.js';
import { suggest } from '../query/suggest.js';
import { understand } from '../query/understand.js';
import { addThirdGame, duel } from '../testing/third-game.js';
import { comboSummary } from '../track/summary.js';
import { FighterId } from '../views/text.js';
import { emblemOf } from './emblem.js';
import {
  addGame,
  conditionsIn,
  expandFighter,
  findFighter,
  GAME_IDS,
  gameOrDefault,
  GAMES,
  isPatch,
  patchesOf,
} from './registry.js';

let takeAway: () => void;
beforeAll(() => {
  // what was made of the games before is made anew
  expect(understand('blue kid', { game: null }).attackers).toEqual([]);
  expect(emblemOf('demo-2:kai').letters).toBe('?');
  takeAway = addThirdGame();
});
afterAll(() => {
  takeAway();
  expect(GAMES.map(({ id }) => id)).not.toContain(duel.id);
  expect(findFighter('demo-2:kai')).toBeUndefined();
  expect(understand('blue kid', { game: null }).attackers).toEqual([]);
});

const asked = (query: string) => understand(query, { game: duel.id });

it('is known with its fighters, groups, versions, conditions and emblems', () => {
  expect(findFighter('demo-2:onyx')).toEqual({
    ...{ id: 'demo-2:onyx', gameId: 'demo-2', name: 'Onyx', echoOf: 'demo-2:kai' },
  });
  expect(expandFighter('demo-2:shadows')).toEqual(['demo-2:kai', 'demo-2:onyx']);
  expect(patchesOf('demo-2')).toEqual(['2.1', '2.0']);
  expect(['2.0', '3.4', '13.0.3', 'PAL'].map((text) => isPatch('demo-2', text))).toEqual([true, true, false, false]);
  expect(conditionsIn('demo-2', { position: 'ledge', di: 'in', echo: true })).toEqual({ echo: true });
  expect(conditionsIn('demo-2', { position: 'corner', fiftyFifty: true })).toEqual({
    ...{ position: 'corner', fiftyFifty: true },
  });
  expect(emblemOf('demo-2:kai')).toEqual({ letters: 'Kx', hue: 200 });
  expect(emblemOf('demo-2:mira-the-2nd').letters).toBe('Mi');
});

it('is refused a second time, and with an id that is none', () => {
  for (const id of [duel.id, 'x', 'Two', 'two_2', '2nd', 'a'.repeat(21)])
    expect(() => addGame({ ...duel, id })).toThrow('cannot be the id of another game');
});

it('passes where ids come in, and only while it is there', () => {
  expect(GAME_IDS).toEqual(['ssbu', 'ssbm', 'demo-2']);
  expect(z.safeParse(GameIdParam, 'demo-2').success).toBe(true);
  expect(z.safeParse(GameIdParam, 'demo-3').error?.issues[0]?.message).toBe(
    'is not a game; games are ssbu, ssbm and demo-2',
  );
  expect(z.safeParse(FighterId, 'demo-2:mira-the-2nd').success).toBe(true);
  expect(z.parse(SearchParams, { game: 'demo-2', patch: '2.1' })).toMatchObject({ game: 'demo-2', patch: '2.1' });
  expect(JSON.stringify(openApiDocument(routes, 'http://a.test'))).toContain('"enum":["ssbu","ssbm","demo-2"]');
});

it('has rooms of its own', () => {
  expect(parseRoom(rooms.results('demo-2'))).toEqual({ kind: 'results', gameId: 'demo-2' });
  expect(parseRoom(rooms.guides('demo-2'))).toEqual({ kind: 'guides', gameId: 'demo-2' });
});

it('is understood in the words of its players', () => {
  expect(asked('blue kid vs second mira')).toMatchObject({
    ...{ game: 'demo-2', attackers: ['demo-2:kai'], defenders: ['demo-2:mira-the-2nd'], text: '' },
  });
  expect(asked('shadows').attackers).toEqual(['demo-2:kai', 'demo-2:onyx']);
  expect(asked('kai rolling thunder').moves).toEqual(['side-special']);
  expect(understand('dd2 kai', { game: 'ssbu' })).toMatchObject({ game: 'demo-2', attackers: ['demo-2:kai'] });
  expect(asked('tanks').defenders).toEqual(['demo-2:mira-the-2nd']);
  expect(understand('blue kid', { game: 'ssbu' }).offers.map(({ kind, values }) => [kind, values])).toEqual([
    ['game', ['demo-2']],
  ]);
  expect(suggest('mir', { game: 'demo-2' }).map(({ value }) => value)).toEqual(['demo-2:mira-the-2nd']);
  expect(asked('onix')).toMatchObject({ attackers: ['demo-2:onyx'], corrections: [{ to: 'onyx' }] });
});

it.each<[string, readonly [number, number] | null, string]>([
  ['kai under 300 hp', [140, 200], '300 HP or less'],
  ['kai 800-500 health', [40, 100], '800–500 HP'],
  ['kai 500 to 800 hp', [40, 100], '800–500 HP'],
  ['kai over 900 hp', [0, 20], '1000–900 HP'],
  ['kai at 700 hp', [60, 60], '700 HP'],
  ['kai 300 hp or less', [140, 200], '300 HP or less'],
  ['kai 900 hp+', [0, 20], '1000–900 HP'],
  ['kai 50%', [100, 100], '500 HP'],
  ['kai 5000 hp', [0, 0], '1000 HP'],
  ['kai 300', null, ''],
])('reads its health: %s', (query, percent, label) => {
  const { attackers, percent: read, spans } = asked(query);
  expect([attackers, read]).toEqual([['demo-2:kai'], percent]);
  expect(spans.find(({ kind }) => kind === 'percent')?.label ?? '').toBe(label);
});

it('says in its own scale where a combo works', () => {
  const combo = { gameId: 'demo-2', tags: [], percentRange: [20, 60], difficulty: 'Easy' } as const;
  expect(comboSummary(combo)).toBe('Combo that works from 900 to 700 HP and is likely easy to pull off');
  expect(comboSummary({ ...combo, gameId: 'ssbu' })).toContain('from 20 to 60%');
  expect(gameOrDefault('demo-2').inputs.roles.a).toBe('Light');
});
