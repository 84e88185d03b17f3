import { pressWords, type Action, type Hold, type Press } from '@combolab/contracts';

const before: Readonly<Record<Hold, string>> = {
  SELECT_NO_HOLD: '',
  START_HOLD: 'hold ',
  MAINTAIN_HOLD: 'keep holding ',
  END_HOLD: 'release ',
};

const words = (press: Press): string =>
  `${before[press.hold]}${pressWords(press.type)}${press.isComplete ? '' : ' (never released)'}`;

/** Everything pressed on a frame in words: `hold stick left + A`. */
export const actionWords = ({ presses, breakpoint }: Action): string => {
  const pressed = presses.map(words).join(' + ');
  if (pressed === '') return 'breakpoint';
  return breakpoint ? `${pressed}, breakpoint` : pressed;
};

/** Index of the last action at or before a frame; -1 before the first. Actions are sorted by frame. */
export function actionIndexAt(actions: readonly { readonly frame: number }[], frame: number): number {
  let low = 0;
  let high = actions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((actions[middle]?.frame ?? Infinity) <= frame) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
