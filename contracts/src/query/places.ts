import { allGameWords, keptForAll } from '../games/words.js';
import { Phrases } from './phrases.js';

function build(): Phrases<null> {
  const phrases = new Phrases<null>();
  for (const [, { stages }] of allGameWords()) for (const phrase of stages.split(', ')) phrases.add(phrase, null);
  return phrases;
}

/** Names of stages with a fighter's name in them; made once. */
export const places = keptForAll(build);
