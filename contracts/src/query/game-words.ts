import type { GameId } from '../games/game.js';
import { allGameWords, keptForAll } from '../games/words.js';
import { Phrases } from './phrases.js';

function build(): Phrases<GameId> {
  const phrases = new Phrases<GameId>();
  for (const [game, { names }] of allGameWords()) for (const phrase of names.split(', ')) phrases.add(phrase, game);
  return phrases;
}

/** What games are called; made once. */
export const gameWords = keptForAll(build);
