import type { FrameMove } from '@combolab/contracts/frame-data';
import { t } from './texts.js';

/** What the kinds of moves are called in lists. */
export const GROUP_NAMES: Readonly<Record<FrameMove['group'], string>> = {
  jab: t('jabs'),
  tilt: t('tilts'),
  dash_attack: t('dashAttack'),
  smash: t('smashes'),
  aerial: t('aerials'),
  special: t('specials'),
  grab: t('grabs'),
  throw: t('throws'),
  defence: t('dodges'),
  getup: t('gettingUp'),
};
