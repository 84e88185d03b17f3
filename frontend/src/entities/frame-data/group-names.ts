import type { FrameMove } from '@combolab/contracts/frame-data';

/** What the kinds of moves are called in lists. */
export const GROUP_NAMES: Readonly<Record<FrameMove['group'], string>> = {
  jab: 'Jabs',
  tilt: 'Tilts',
  dash_attack: 'Dash attack',
  smash: 'Smashes',
  aerial: 'Aerials',
  special: 'Specials',
  grab: 'Grabs',
  throw: 'Throws',
  defence: 'Dodges',
  getup: 'Getting up',
};
