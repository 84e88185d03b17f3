import {
  directionOf,
  inputFamily,
  type Action,
  type Direction,
  type Hold,
  type Press,
  type PressType,
} from '@combolab/contracts';
import type { ViewerMapping } from '../controller/mapping.js';
import { t } from './texts.js';

/** How inputs are written. */
export const NOTATIONS = ['keycaps', 'words', 'numpad'] as const;
export type Notation = (typeof NOTATIONS)[number];

type Labels = Pick<ViewerMapping, 'labelOf' | 'wordsOf'>;
type Pressed = Pick<Action, 'presses' | 'breakpoint'>;

const digits: Readonly<Record<Direction, number>> = {
  DOWN_LEFT: 1,
  DOWN: 2,
  DOWN_RIGHT: 3,
  LEFT: 4,
  RIGHT: 6,
  UP_LEFT: 7,
  UP: 8,
  UP_RIGHT: 9,
};

const around: Readonly<Record<Hold, readonly [string, string]>> = {
  SELECT_NO_HOLD: ['', ''],
  START_HOLD: ['[', ']'],
  MAINTAIN_HOLD: ['(', ')'],
  END_HOLD: [']', '['],
};

/**
 * One press in numpad notation. The stick is a digit as on a number pad (6 = right as drawn on the screen, whatever way the
 * fighter looks), the C-stick the same after a `c`, buttons their label on the viewer's controller. `[x]` begins a hold, `(x)`
 * keeps it, `]x[` releases it; `!` follows what is never released.
 */
export function numpadPress({ type, hold, isComplete }: Press, { labelOf }: Pick<Labels, 'labelOf'>): string {
  const direction = directionOf(type);
  const sign =
    direction === null ? labelOf(type) : (inputFamily(type) === 'cstick' ? 'c' : '') + String(digits[direction]);
  const [before, after] = around[hold];
  return before + sign + after + (isComplete ? '' : '!');
}

type Write = (press: string, frames: number | undefined) => string;

/** A press and what is held of it, in words. */
const held: Readonly<Record<Hold, Write>> = {
  SELECT_NO_HOLD: (press) => press,
  START_HOLD: (press, frames) => (frames === undefined ? t('hold', { press }) : t('holdFor', { press, frames })),
  MAINTAIN_HOLD: (press) => t('keepHolding', { press }),
  END_HOLD: (press) => t('release', { press }),
};

function inWords({ hold, isComplete }: Press, name: string, frames?: number): string {
  const press = held[hold](name, frames);
  return isComplete ? press : t('neverReleased', { press });
}

const joined = (presses: readonly string[], breakpoint: boolean): string => {
  const pressed = presses.join(' + ');
  if (pressed === '') return t('breakpoint');
  return breakpoint ? t('andBreakpoint', { pressed }) : pressed;
};

/** What the viewer presses, once where two of the author's presses are one of theirs. */
export function viewersPresses(presses: readonly Press[], { partOf }: Pick<ViewerMapping, 'partOf'>): readonly Press[] {
  const seen = new Set<string>();
  return presses.filter(({ type, hold }) => {
    const key = `${partOf(type)} ${hold}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Everything pressed on a frame in words: `hold stick left for 4 frames + A`; `framesOf` tells how long a hold lasts. */
export const actionWords = (
  { presses, breakpoint }: Pressed,
  { wordsOf }: Pick<Labels, 'wordsOf'>,
  framesOf: (type: PressType) => number | undefined = () => undefined,
): string =>
  joined(
    presses.map((press) => inWords(press, wordsOf(press.type), framesOf(press.type))),
    breakpoint,
  );

/** Everything pressed on a frame in numpad notation: `[8]+A`; empty where nothing is. */
export const actionNumpad = ({ presses }: Pick<Action, 'presses'>, labels: Pick<Labels, 'labelOf'>): string =>
  presses.map((press) => numpadPress(press, labels)).join('+');

const actionCaps = ({ presses, breakpoint }: Pressed, { labelOf }: Labels): string =>
  joined(
    presses.map((press) => inWords(press, (inputFamily(press.type) === 'cstick' ? 'C' : '') + labelOf(press.type))),
    breakpoint,
  );

/** A combo as text, a line for each frame on which something happens: `42: 8+A`. */
export function notationText(actions: readonly Action[], notation: Notation, labels: ViewerMapping): string {
  const write = (action: Action): string => {
    const shown = { ...action, presses: viewersPresses(action.presses, labels) };
    if (notation === 'numpad') return actionNumpad(shown, labels) || t('breakpoint');
    return notation === 'words' ? actionWords(shown, labels) : actionCaps(shown, labels);
  };
  return actions.map((action) => `${String(action.frame)}: ${write(action)}`).join('\n');
}
