import type { ControllerType } from '@combolab/contracts';

/** What the controllers are called in the list to choose from. */
export const CONTROLLER_NAMES: Readonly<Record<ControllerType, string>> = {
  SWITCH: 'Switch',
  GAMECUBE: 'Gamecube',
  PLAYSTATION: 'Playstation',
  XBOX: 'X Box',
};
