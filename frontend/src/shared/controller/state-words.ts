import { pressWords, type ControllerType } from '@combolab/contracts';
import type { ControllerState } from './controller-state.js';
import { PART_LABELS } from './mapping.js';
import { BUTTON_PARTS, pressOfTilt, STICK_PARTS } from './parts.js';
import { t } from './texts.js';

const more = { up: '', pressed: '', held: t('held'), open: t('heldNeverReleased') } as const;

/** A frame of the viewer's controller for who cannot see the picture: `frame 42: A, stick up`. */
export function stateWords(frame: number, state: ControllerState, code: ControllerType): string {
  const down = [
    ...BUTTON_PARTS.filter((part) => state[part].mode !== 'up').map(
      (part) => PART_LABELS[code][part].words + more[state[part].mode],
    ),
    ...STICK_PARTS.flatMap((part) => {
      const { tilt, mode } = state[part];
      return tilt === null ? [] : [pressWords(pressOfTilt(part, tilt)) + more[mode]];
    }),
  ];
  return t('frame', { frame, down: down.join(', ') || t('nothingPressed') });
}
