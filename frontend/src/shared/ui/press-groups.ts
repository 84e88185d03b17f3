import type { PressType } from '@combolab/contracts';
import { t } from './texts.js';

const stick = (name: 'CONTROL_STICK' | 'C_STICK'): readonly (PressType | null)[] => [
  `${name}_UP_LEFT`,
  `${name}_UP`,
  `${name}_UP_RIGHT`,
  `${name}_LEFT`,
  null,
  `${name}_RIGHT`,
  `${name}_DOWN_LEFT`,
  `${name}_DOWN`,
  `${name}_DOWN_RIGHT`,
];

/** Inputs as they lie on a pad: rows of three, but for the triggers; null is a place without an input. */
export interface PressGroup {
  readonly name: string;
  readonly shape: 'wide' | 'stick' | 'face' | 'cstick';
  readonly inputs: readonly (PressType | null)[];
}

/** Every input, where a pad has it. */
export const PRESS_GROUPS: readonly PressGroup[] = [
  { name: t('triggers'), shape: 'wide', inputs: ['L_Z', 'L_TRIGGER', 'R_TRIGGER', 'R_Z'] },
  { name: t('stick'), shape: 'stick', inputs: stick('CONTROL_STICK') },
  {
    name: t('buttons'),
    shape: 'face',
    inputs: [null, 'X_BUTTON', null, 'Y_BUTTON', null, 'A_BUTTON', null, 'B_BUTTON', null],
  },
  { name: t('cStick'), shape: 'cstick', inputs: stick('C_STICK') },
];
