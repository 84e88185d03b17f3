import type { InputFamily } from '@combolab/contracts';

const usual: Readonly<Record<InputFamily, string>> = {
  stick: 'Stick',
  cstick: 'C-stick',
  a: 'Attack',
  b: 'Special',
  x: 'Jump',
  y: 'Jump',
  trigger: 'Grab',
  z: 'Shield',
};

/**
 * What an input does in a game with its controls as they come: in Ultimate L and R grab and ZL and ZR shield, in Melee L and R
 * shield and Z grabs (ssbwiki.com, Controls).
 */
export const inputRole = (gameId: string, family: InputFamily): string =>
  gameId === 'ssbm' && family === 'trigger' ? 'Shield' : gameId === 'ssbm' && family === 'z' ? 'Grab' : usual[family];
