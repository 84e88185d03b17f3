import type { GameWords } from '../../games/game.js';

/** What players of the third game say. */
export const duelWords: GameWords = {
  names: 'demo duel, demo duel 2, dd2',
  aliases: { kai: ['blue kid', ''], 'mira-the-2nd': ['second mira', 'shade'], shadows: ['shadows', ''] },
  classes: [['Tanks', 'tanks', 'mira-the-2nd']],
  stages: 'kai s dojo',
  moves: 'kai: sb rolling thunder',
  telltales: {},
};
