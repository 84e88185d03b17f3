import type { Conditions } from '../game.js';

/** Of both games: stages with edges, platforms and directional influence. */
export const smashConditions: Conditions = {
  position: ['anywhere', 'center', 'ledge', 'corner', 'platform', 'offstage'],
  platform: ['none', 'low', 'side', 'top'],
  di: ['none', 'in', 'out', 'up', 'down', 'any'],
};
