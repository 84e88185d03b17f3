import { keptByGame } from '../games/words.js';
import { moveNicknames } from './move-nicknames.js';
import { Phrases } from './phrases.js';

/** Nicknames of a fighter's moves. @param fighter id: `ssbu:mario` */
export const nicknamesOf = keptByGame((fighter: string): Phrases<string> => {
  const phrases = new Phrases<string>();
  for (const [phrase, move] of moveNicknames().get(fighter) ?? []) phrases.add(phrase, move);
  return phrases;
});
