import { fighterPath, readFighterPage } from './fighter-page.js';
import { GAMES } from './registry.js';

it('leads from every fighter to its page, alone and on another', () => {
  for (const { fighters } of GAMES)
    for (const { id } of fighters) {
      const [, , game = '', slug = '', more] = fighterPath(id).split('/');
      expect([more, readFighterPage(game, slug)]).toEqual([undefined, { attacker: id, defender: null }]);
      const [, , , , other] = fighterPath('ssbm:fox', 'ssbm:marth').split('/');
      expect(readFighterPage('ssbm', 'fox', other)).toEqual({ attacker: 'ssbm:fox', defender: 'ssbm:marth' });
    }
});

it.each([
  ['ssbu', 'nobody'],
  ['ssbm', 'kazuya'],
  ['nowhere', 'mario'],
])('knows nobody at %s %s', (game, slug) => {
  expect(readFighterPage(game, slug)).toBeNull();
});

it('has no page of a fighter on somebody unknown', () => {
  expect(readFighterPage('ssbu', 'mario', 'nobody')).toBeNull();
});
