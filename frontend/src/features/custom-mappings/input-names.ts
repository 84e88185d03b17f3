import type { ControllerType } from '@combolab/contracts';
import type { ButtonPart } from '../../shared/controller/parts.js';
import { t } from './texts.js';

const usual: Readonly<Record<ButtonPart, string>> = {
  A_BUTTON: 'A',
  B_BUTTON: 'B',
  X_BUTTON: 'X',
  Y_BUTTON: 'Y',
  L_TRIGGER: t('leftTrigger'),
  R_TRIGGER: t('rightTrigger'),
  L_Z: t('leftZ'),
  R_Z: t('rightZ'),
};

/** What the inputs that can be mapped are called; PlayStation has Square for A, Circle for B, Triangle for Y. */
export const INPUT_NAMES: Readonly<Record<ControllerType, Readonly<Record<ButtonPart, string>>>> = {
  SWITCH: usual,
  GAMECUBE: usual,
  XBOX: usual,
  PLAYSTATION: { ...usual, A_BUTTON: t('square'), B_BUTTON: t('circle'), Y_BUTTON: t('triangle') },
};
