import { gameOfReplays } from '@combolab/contracts';

/** Numbers the game gives fighters, in their order from 0, as slugs of the roster. */
const FIGHTERS =
  'captain-falcon donkey-kong fox mr-game-and-watch kirby bowser link luigi mario marth mewtwo ness peach pikachu ice-climbers jigglypuff samus yoshi zelda sheik falco young-link dr-mario roy pichu ganondorf'.split(
    ' ',
  );

const idOf = (slug: string): string => `${gameOfReplays('slippi')?.id ?? ''}:${slug}`;

/** The roster's id of a fighter's number in the select screen; null for who cannot be selected there. */
export function meleeFighter(number: number | undefined): string | null {
  const slug = number === undefined ? undefined : FIGHTERS[number];
  return slug === undefined ? null : idOf(slug);
}

/** Zelda and Sheik turn into one another: who it is on a frame is told by the number within the fight. */
export function meleeFighterNow(number: number | undefined, inFight: number | undefined): string | null {
  const chosen = meleeFighter(number);
  if (chosen !== idOf('zelda') && chosen !== idOf('sheik')) return chosen;
  return inFight === 7 ? idOf('sheik') : inFight === 19 ? idOf('zelda') : chosen;
}

const MOVES: Readonly<Record<number, string>> = {
  2: 'jab-1',
  3: 'jab-2',
  4: 'jab-3',
  5: 'rapid-jab',
  6: 'dash-attack',
  7: 'forward-tilt',
  8: 'up-tilt',
  9: 'down-tilt',
  10: 'forward-smash',
  11: 'up-smash',
  12: 'down-smash',
  13: 'neutral-air',
  14: 'forward-air',
  15: 'back-air',
  16: 'up-air',
  17: 'down-air',
  18: 'neutral-special',
  19: 'side-special',
  20: 'up-special',
  21: 'down-special',
  50: 'get-up-attack',
  51: 'get-up-attack',
  52: 'pummel',
  53: 'forward-throw',
  54: 'back-throw',
  55: 'up-throw',
  56: 'down-throw',
  61: 'ledge-attack',
  62: 'ledge-attack',
};

/** The move that an attack's number means; null for items and the like. */
export const meleeMove = (number: number): string | null => MOVES[number] ?? null;

/** Whether a fighter in this state attacks: jabs to aerials, grabs, throws, specials. */
export const isAttackState = (state: number): boolean =>
  (state >= 44 && state <= 69) || (state >= 212 && state <= 222) || state >= 341;
