import { readFileSync } from 'node:fs';
import { rulesOfFighter, shieldOptions, type FighterFrames } from '@combolab/contracts/frame-data';
import { bestPunish, punishWords } from './best-punish.js';

const fighter = (path: string) =>
  JSON.parse(readFileSync(`frontend/public/frame-data/${path}.json`, 'utf8')) as FighterFrames;
const [mario, kong, fox] = [fighter('ssbu/mario'), fighter('ssbu/donkey-kong'), fighter('ssbm/fox')];
const moveOf = ({ moves, name }: FighterFrames, slug: string) => {
  const move = moves.find((each) => each.slug === slug);
  if (move === undefined) throw new Error(`${name} has no ${slug}`);
  return move;
};

it('is the strongest of what is in time', () => {
  const best = bestPunish(moveOf(mario, 'forward-tilt'), mario, kong);
  expect(best).toMatchObject({ move: { slug: 'up-air' }, damage: 13, slack: 4 });
  expect(best && punishWords(best, 'Donkey Kong')).toBe('Strongest of Donkey Kong in time: Up Air, 13%, 4 to spare.');
});

it('is nothing after a move that is safe, and nobody knows it where the window is unknown or nothing is blocked', () => {
  const safe = bestPunish(moveOf(mario, 'back-air'), mario, kong);
  expect(safe && punishWords(safe, 'Donkey Kong')).toBe('Nothing that Donkey Kong has out of shield is fast enough.');
  expect(bestPunish(moveOf(mario, 'up-special'), mario, kong)).toBeNull();
  expect(bestPunish(moveOf(mario, 'grab'), mario, kong)).toBeNull();
});

it('is in time in either game, and nothing in time is stronger', () => {
  for (const attacker of [mario, fox])
    for (const move of attacker.moves) {
      const best = bestPunish(move, attacker, attacker);
      if (best?.move == null) continue;
      const frames = rulesOfFighter(attacker).window(move)?.frames ?? NaN;
      const { punishes } = shieldOptions(attacker, frames);
      const damages = punishes.flatMap((each) => each.move.hits.map(({ damage }) => damage ?? 0));
      expect([move.slug, best.slack >= 0, best.damage]).toEqual([move.slug, true, Math.max(...damages)]);
    }
});
