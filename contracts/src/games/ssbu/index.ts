import type { GameDefinition } from '../game.js';
import { smashConditions } from '../smash/conditions.js';
import { smashEmblems } from '../smash/emblems.js';
import { ultimateFighters, ultimateGroups } from './fighters.js';

/** Super Smash Bros. Ultimate. */
export const ultimate: GameDefinition = {
  id: 'ssbu',
  name: 'Super Smash Bros. Ultimate',
  shortName: 'Ultimate',
  controllers: ['SWITCH', 'GAMECUBE', 'PLAYSTATION', 'XBOX'],
  fighters: ultimateFighters,
  groups: ultimateGroups,
  // Nintendo's update history (en-americas-support.nintendo.com, "How to Update Super Smash Bros. Ultimate"), 7 December 2018
  // to 8 October 2024
  patches: {
    known: [
      ...['13.0.3', '13.0.2', '13.0.1', '13.0.0', '12.0.0', '11.0.1', '11.0.0', '10.1.1', '10.1.0', '10.0.0'],
      ...['9.0.2', '9.0.1', '9.0.0', '8.1.0', '8.0.0', '7.0.0', '6.1.1', '6.1.0', '6.0.0', '5.0.0', '4.0.0'],
      ...['3.1.0', '3.0.1', '3.0.0', '2.0.2', '2.0.1', '2.0.0', '1.2.1', '1.2.0', '1.1.0', '1.0.0'],
    ],
    later: /^\d{1,2}\.\d{1,2}\.\d{1,2}$/,
  },
  // L and R grab, ZL and ZR shield (ssbwiki.com, Controls)
  inputs: {
    roles: {
      stick: 'Stick',
      cstick: 'C-stick',
      a: 'Attack',
      b: 'Special',
      x: 'Jump',
      y: 'Jump',
      trigger: 'Grab',
      z: 'Shield',
    },
    shield: 'R_Z',
    grab: 'R_TRIGGER',
  },
  // combos begin at 200 % at most; the game itself counts to 999 %
  scale: { kind: 'percent', max: 200 },
  conditions: smashConditions,
  frameData: { folder: '/frame-data/ssbu', publisher: 'Ultimate Frame Data' },
  replays: null,
  emblems: smashEmblems,
};
