import { smashNamesAbroad } from '../games/smash/names-abroad.js';
import { GAMES, slugOf } from '../games/registry.js';
import { correctionOf } from './typos.js';
import { understand } from './understand.js';

const read = (query: string, game: 'ssbu' | 'ssbm' = 'ssbu') => {
  const { attackers, defenders, percent, text } = understand(query, { game });
  return { A: attackers.map(slugOf).join(' '), D: defenders.map(slugOf).join(' '), percent, text };
};

it('is of fighters and groups that there are', () => {
  const slugs = new Set(GAMES.flatMap(({ fighters, groups }) => [...fighters, ...groups].map(({ id }) => slugOf(id))));
  expect(Object.keys(smashNamesAbroad).filter((slug) => !slugs.has(slug))).toEqual([]);
});

it('gives no name to two fighters of a game', () => {
  const owners = new Map<string, string[]>();
  for (const [slug, list] of Object.entries(smashNamesAbroad))
    for (const name of new Set(list.split(', '))) owners.set(name, [...(owners.get(name) ?? []), slug]);
  expect([...owners].filter(([, slugs]) => slugs.length > 1)).toEqual([]);
});

it('finds each fighter by each of its names', () => {
  const wrong = Object.entries(smashNamesAbroad).flatMap(([slug, list]) => {
    const group = GAMES[0]?.groups.find(({ id }) => id === `ssbu:${slug}`);
    const wanted = (group?.members ?? [`ssbu:${slug}`]).join(' ');
    return list.split(', ').filter((name) => understand(name, { game: 'ssbu' }).attackers.join(' ') !== wanted);
  });
  expect(wrong).toEqual([]);
});

it.each([
  ['マリオのコンボ', 'mario', '', ''],
  ['マリオ対ネス', 'mario', 'ness', ''],
  ['プリン 対 フォックス 0-40', 'jigglypuff', 'fox', ''],
  ['马力欧连招', 'mario', '', ''],
  ['커비 콤보', 'kirby', '', ''],
  ['커비 대 마리오', 'kirby', 'mario', ''],
  ['комбо марио против кирби', 'mario', 'kirby', ''],
  ['dracaufeu contre carapuce', 'charizard', 'squirtle', ''],
  ['pummeluff gegen glurak', 'jigglypuff', 'charizard', ''],
  ['rondoudou', 'jigglypuff', '', ''],
  ['koopa vs plant', 'bowser', 'piranha-plant', ''],
  ['robyn', 'robin', '', ''],
  ['ic wobble', 'ice-climbers', '', 'wobble'],
  ['Ｍａｒｉｏ コンボ集', 'mario', '', ''],
])('understands %s', (query, A, D, text) => {
  expect(read(query)).toMatchObject({ A, D, text });
});

it('keeps the place of a name that stands among other letters', () => {
  const { spans } = understand('マリオのコンボ', { game: 'ssbu' });
  expect(spans.map(({ kind, start, end }) => [kind, start, end])).toEqual([
    ['attacker', 0, 3],
    ['filler', 3, 4],
    ['filler', 4, 7],
  ]);
});

it.each(['plan', 'planted', 'hero', 'estate', 'coop', 'mienai'])('reads %s as no name of another language', (word) => {
  expect(correctionOf(word, 'ssbu')).toBeNull();
});
