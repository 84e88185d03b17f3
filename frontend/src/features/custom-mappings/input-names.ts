import type { ControllerType } from '@combolab/contracts';
import type { ButtonPart } from '../../shared/controller/parts.js';

const usual: Readonly<Record<ButtonPart, string>> = {
  A_BUTTON: 'A',
  B_BUTTON: 'B',
  X_BUTTON: 'X',
  Y_BUTTON: 'Y',
  L_TRIGGER: 'Left Trigger',
  R_TRIGGER: 'Right Trigger',
  L_Z: 'Left Z',
  R_Z: 'Right Z',
};

/** What the inputs that can be mapped are called; PlayStation has Square for A, Circle for B, Triangle for Y. */
export const INPUT_NAMES: Readonly<Record<ControllerType, Readonly<Record<ButtonPart, string>>>> = {
  SWITCH: usual,
  GAMECUBE: usual,
  XBOX: usual,
  PLAYSTATION: { ...usual, A_BUTTON: 'Square', B_BUTTON: 'Circle', Y_BUTTON: 'Triangle' },
};
