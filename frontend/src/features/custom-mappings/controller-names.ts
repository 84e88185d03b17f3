import type { ControllerType } from '@combolab/contracts';
import { t } from './texts.js';

/** What the controllers are called in the list to choose from. */
export const CONTROLLER_NAMES: Readonly<Record<ControllerType, string>> = {
  SWITCH: t('switch'),
  GAMECUBE: t('gamecube'),
  PLAYSTATION: t('playstation'),
  XBOX: t('xBox'),
};
