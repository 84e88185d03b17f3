import { type ControllerType } from '@combolab/contracts';
import { pressWords } from '../terms/presses.js';
import type { ControllerState } from './controller-state.js';
import { PART_LABELS } from './mapping.js';
import { BUTTON_PARTS, pressOfTilt, STICK_PARTS } from './parts.js';
import { t } from './texts.js';

function pressedWords(input: string, mode: ControllerState['A_BUTTON']['mode']): string {
  if (mode === 'held') return t('held', { input });
  return mode === 'open' ? t('heldNeverReleased', { input }) : input;
}

const isDown = ({ mode }: ControllerState['A_BUTTON']): boolean => mode !== 'up' && mode !== 'ghost';

/** What is down on a frame of the viewer's controller, for who cannot see the picture: `frame 42: A, stick up`. */
export function stateWords(frame: number, state: ControllerState, code: ControllerType): string {
  const down = [
    ...BUTTON_PARTS.filter((part) => isDown(state[part])).map((part) =>
      pressedWords(PART_LABELS[code][part].words, state[part].mode),
    ),
    ...STICK_PARTS.flatMap((part) => {
      const { tilt, mode } = state[part];
      return tilt === null || !isDown(state[part]) ? [] : [pressedWords(pressWords(pressOfTilt(part, tilt)), mode)];
    }),
  ];
  return down.length === 0 ? t('nothingPressed', { frame }) : t('frame', { frame, inputs: down.join(', ') });
}
