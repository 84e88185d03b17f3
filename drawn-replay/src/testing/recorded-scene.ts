import { readScene } from '../scene/read-scene.js';
import type { ReplayScene } from '../scene/replay-scene.js';
import { gameOf } from './game-of.js';
import { recorded, type RECORDED } from './recorded.js';

/** The scene of a recorded stretch, whole: the first player attacks. */
export function recordedScene(name: (typeof RECORDED)[number]): ReplayScene {
  const game = recorded(name);
  const [attacker = 0, defender = 1] = game.players.map(([port]) => port);
  return readScene(gameOf(game), { from: game.from, to: game.to, attacker, defender });
}
