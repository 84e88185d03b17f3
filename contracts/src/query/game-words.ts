import type { GameId } from '../roster/games.js';
import { Phrases } from './phrases.js';

const WORDS: Readonly<Record<GameId, string>> = {
  ssbu: 'ultimate, ssbu, smash ultimate, smash 5, ult, smash bros ultimate, super smash bros ultimate, smashultimate',
  ssbm: 'melee, ssbm, smash melee, smash bros melee, super smash bros melee',
};

function build(): Phrases<GameId> {
  const phrases = new Phrases<GameId>();
  for (const [game, list] of Object.entries(WORDS) as [GameId, string][])
    for (const phrase of list.split(', ')) phrases.add(phrase, game);
  return phrases;
}

let made: Phrases<GameId> | undefined;
/** What games are called; made once. */
export const gameWords = (): Phrases<GameId> => (made ??= build());
