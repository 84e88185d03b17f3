import { type PressType } from '@combolab/contracts';
import { pressWords } from '../../../shared/terms/presses.js';
import { MOST_INPUTS } from '@combolab/contracts/filters';
import { t } from '../texts.js';

/** What has been pressed, and how the latest change is told. */
export interface PressedList {
  readonly inputs: readonly PressType[];
  readonly told: string;
}

export type PressedChange =
  | { readonly kind: 'press'; readonly inputs: readonly PressType[] }
  | { readonly kind: 'back' }
  | { readonly kind: 'clear' };

const words = (inputs: readonly PressType[]): string => inputs.map(pressWords).join(', ');

/** The list after a change. */
export function changePressed(list: PressedList, change: PressedChange): PressedList {
  switch (change.kind) {
    case 'press': {
      const inputs = [...list.inputs, ...change.inputs].slice(0, MOST_INPUTS);
      const added = inputs.slice(list.inputs.length);
      return { inputs, told: added.length === 0 ? t('areTheMost', { most: MOST_INPUTS }) : words(added) };
    }
    case 'back': {
      const last = list.inputs.slice(-1);
      return last.length === 0
        ? list
        : { inputs: list.inputs.slice(0, -1), told: t('takenBack', { input: words(last) }) };
    }
    case 'clear':
      return { inputs: [], told: t('cleared') };
  }
}
