import { addGame } from '../games/registry.js';
import { addGameWords } from '../games/words.js';
import { duel } from './third-game/game.js';
import { duelWords } from './third-game/words.js';

export { duel } from './third-game/game.js';

/** Adds a whole third game, as a folder of its own would. @returns takes it away */
export function addThirdGame(): () => void {
  const withoutGame = addGame(duel);
  const withoutWords = addGameWords(duel.id, duelWords);
  return () => {
    withoutWords();
    withoutGame();
  };
}
