import fc from 'fast-check';
import { ScenePlayer } from './scene-player.js';

it('plays 60 frames a second over and over, slower when told to', () => {
  const player = new ScenePlayer(100, 159, true);
  for (let i = 0; i < 10; i += 1) player.advance(50);
  expect(player.frame).toBe(130);
  for (let i = 0; i < 10; i += 1) player.advance(50);
  expect(player.frame).toBe(100);
  player.setRate(1 / 4);
  for (let i = 0; i < 10; i += 1) player.advance(50);
  expect(player.frame).toBe(107);
});

it('stays within its stretch whatever is done', () => {
  const doing = fc.oneof(
    fc.record({ advance: fc.double({ min: -50, max: 5000, noNaN: true }) }),
    fc.record({ seek: fc.integer({ min: -1000, max: 1000 }) }),
    fc.record({ step: fc.integer({ min: -30, max: 30 }) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90 }), fc.array(doing), (length, all) => {
      const player = new ScenePlayer(-39, -39 + length, true);
      for (const one of all) {
        if ('advance' in one) player.advance(one.advance);
        else if ('seek' in one) player.seek(one.seek);
        else player.step(one.step);
        expect(player.frame).toBeGreaterThanOrEqual(-39);
        expect(player.frame).toBeLessThanOrEqual(-39 + length);
      }
    }),
  );
});
