import type { ActionInput, Direction, NamedMove, PressType } from '@combolab/contracts';
import type { SampleHit } from '../sample-combo.js';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  u: 'UP',
  d: 'DOWN',
  l: 'LEFT',
  r: 'RIGHT',
  ul: 'UP_LEFT',
  ur: 'UP_RIGHT',
  dl: 'DOWN_LEFT',
  dr: 'DOWN_RIGHT',
};
const BUTTONS: Readonly<Record<string, PressType>> = {
  A: 'A_BUTTON',
  B: 'B_BUTTON',
  X: 'X_BUTTON',
  Y: 'Y_BUTTON',
  L: 'L_TRIGGER',
  R: 'R_TRIGGER',
  ZL: 'L_Z',
  ZR: 'R_Z',
};

function pressType(sign: string): PressType {
  const button = BUTTONS[sign];
  if (button) return button;
  const stick = DIRECTIONS[sign];
  if (stick) return `CONTROL_STICK_${stick}`;
  const right = sign.startsWith('c') ? DIRECTIONS[sign.slice(1)] : undefined;
  if (right) return `C_STICK_${right}`;
  throw new Error(`no input is called ${sign}`);
}

/**
 * Reads a track such as `10 R | 34 u! | 52 X~5 + ur`: frame, then inputs. Small letters are stick directions, `c` before
 * them the C-stick; `~5` holds for five frames; `!` makes the frame a breakpoint.
 */
export function parseTrack(text: string): ActionInput[] {
  return text.split('|').flatMap((step) => {
    const [, at = '', inputs = '', stop = ''] = /^\s*(\d+)\s+([^!]+?)\s*(!?)\s*$/.exec(step) ?? [];
    if (inputs === '') throw new Error(`not a step of a track: ${step}`);
    const frame = Number(at);
    return inputs.split('+').flatMap((input) => toActions(input.trim(), frame, stop === '!'));
  });
}

function toActions(input: string, frame: number, breakpoint: boolean): ActionInput[] {
  const [sign = '', length] = input.split('~');
  const type = pressType(sign);
  if (length === undefined) return [{ frame, breakpoint, presses: [{ type }] }];
  return [
    { frame, breakpoint, presses: [{ type, hold: 'START_HOLD' }] },
    { frame: frame + Number(length), presses: [{ type, hold: 'END_HOLD' }] },
  ];
}

/** Reads hits such as `14 grab grab | 40 up up-throw`: frame, where it sends the defender, with what. */
export function parseHits(text: string): SampleHit[] {
  return text.split('|').map((step) => {
    const [frame = '', launch = '', move = ''] = step.trim().split(/\s+/);
    return { frame: Number(frame), launch, move };
  });
}

/** Reads moves such as `14 grab | 26 up-throw`; none from an empty text. */
export function parseMoves(text: string): NamedMove[] {
  return text.split('|').flatMap((step) => {
    const [frame = '', move = ''] = step.trim().split(/\s+/);
    return frame === '' ? [] : [{ frame: Number(frame), move }];
  });
}
