import { Phrases } from './phrases.js';

/** Stages that are called after a fighter: they stay text. */
const PLACES =
  'yoshi s story, yoshis story, yoshi s island, yoshis island, luigi s mansion, luigis mansion, peach s castle, mario circuit, ' +
  'mario bros, wario land, palutena s temple, pac land, wily castle, wii fit studio, pokemon stadium, kongo jungle';

let made: Phrases<null> | undefined;
/** Names of stages with a fighter's name in them; made once. */
export function places(): Phrases<null> {
  if (made !== undefined) return made;
  made = new Phrases<null>();
  for (const phrase of PLACES.split(', ')) made.add(phrase, null);
  return made;
}
