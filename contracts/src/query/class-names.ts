import type { GameId } from '../games/game.js';
import { keptByGame, wordsOfGame } from '../games/words.js';
import type { Named } from './names.js';
import { Phrases } from './phrases.js';

/** Classes of fighters by weight and fall, of one game; one who is named so is hit unless words say otherwise. Made once. */
export const classNames = keptByGame((game: GameId | null): Phrases<Named> => {
  const phrases = new Phrases<Named>();
  if (game === null) return phrases;
  for (const [label, words, slugs] of wordsOfGame(game).classes) {
    const ids = slugs.split(' ').map((slug) => `${game}:${slug}`);
    for (const phrase of words.split(', ')) phrases.add(phrase, { names: ids, ids, label, isClass: true });
  }
  return phrases;
});
