import type { GameDefinition } from '../game.js';
import { smashConditions } from '../smash/conditions.js';
import { smashEmblems } from '../smash/emblems.js';
import { meleeFighters, meleeGroups } from './fighters.js';

/** Super Smash Bros. Melee. */
export const melee: GameDefinition = {
  id: 'ssbm',
  name: 'Super Smash Bros. Melee',
  shortName: 'Melee',
  controllers: ['GAMECUBE', 'SWITCH', 'PLAYSTATION', 'XBOX'],
  fighters: meleeFighters,
  groups: meleeGroups,
  // the three NTSC discs and the European one, as players name them
  patches: { known: ['PAL', '1.02', '1.01', '1.00'], later: null },
  // L and R shield, Z grabs (ssbwiki.com, Controls)
  inputs: {
    roles: {
      stick: 'Stick',
      cstick: 'C-stick',
      a: 'Attack',
      b: 'Special',
      x: 'Jump',
      y: 'Jump',
      trigger: 'Shield',
      z: 'Grab',
    },
    shield: 'R_TRIGGER',
    grab: 'R_Z',
  },
  // combos begin at 200 % at most; the game itself counts to 999 %
  scale: { kind: 'percent', max: 200 },
  conditions: smashConditions,
  frameData: { folder: '/frame-data/ssbm', publisher: 'meleeframedata.com' },
  replays: 'slippi',
  emblems: smashEmblems,
};
