/** Stages of both games that are called after a fighter. */
export const smashStages =
  'yoshi s story, yoshis story, yoshi s island, yoshis island, luigi s mansion, luigis mansion, peach s castle, mario circuit, ' +
  'mario bros, wario land, palutena s temple, pac land, wily castle, wii fit studio, pokemon stadium, kongo jungle';
