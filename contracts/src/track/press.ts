const DIRECTIONS = ['UP', 'DOWN', 'LEFT', 'RIGHT', 'UP_LEFT', 'UP_RIGHT', 'DOWN_LEFT', 'DOWN_RIGHT'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const PRESS_TYPES = [
  ...DIRECTIONS.map((direction) => `CONTROL_STICK_${direction}` as const),
  ...DIRECTIONS.map((direction) => `C_STICK_${direction}` as const),
  'A_BUTTON',
  'B_BUTTON',
  'X_BUTTON',
  'Y_BUTTON',
  'L_TRIGGER',
  'R_TRIGGER',
  'L_Z',
  'R_Z',
] as const;
export type PressType = (typeof PRESS_TYPES)[number];

export const HOLDS = ['SELECT_NO_HOLD', 'START_HOLD', 'MAINTAIN_HOLD', 'END_HOLD'] as const;
export type Hold = (typeof HOLDS)[number];

/** The colour and lane of an input: one per stick, one per face button, triggers and Z in pairs. */
export type InputFamily = 'stick' | 'cstick' | 'a' | 'b' | 'x' | 'y' | 'trigger' | 'z';

/** One input on one frame, as stored and answered. */
export interface Press {
  readonly type: PressType;
  readonly hold: Hold;
  /** False while a hold was started and never released. */
  readonly isComplete: boolean;
}

const families: Readonly<Record<string, InputFamily>> = {
  A_BUTTON: 'a',
  B_BUTTON: 'b',
  X_BUTTON: 'x',
  Y_BUTTON: 'y',
  L_TRIGGER: 'trigger',
  R_TRIGGER: 'trigger',
  L_Z: 'z',
  R_Z: 'z',
};

export const inputFamily = (type: PressType): InputFamily =>
  type.startsWith('CONTROL_STICK_') ? 'stick' : type.startsWith('C_STICK_') ? 'cstick' : (families[type] ?? 'a');

/** Direction of a stick press, null for buttons. */
export function directionOf(type: PressType): Direction | null {
  const match = /^(?:CONTROL_STICK|C_STICK)_(.+)$/.exec(type);
  return match ? (match[1] as Direction) : null;
}

const arrows: Readonly<Record<Direction, string>> = {
  UP: '↑',
  DOWN: '↓',
  LEFT: '←',
  RIGHT: '→',
  UP_LEFT: '↖',
  UP_RIGHT: '↗',
  DOWN_LEFT: '↙',
  DOWN_RIGHT: '↘',
};
const labels: Readonly<Record<string, string>> = {
  A_BUTTON: 'A',
  B_BUTTON: 'B',
  X_BUTTON: 'X',
  Y_BUTTON: 'Y',
  L_TRIGGER: 'L',
  R_TRIGGER: 'R',
  L_Z: 'ZL',
  R_Z: 'ZR',
};

/** Short sign on a keycap, with Switch names: `A`, `ZR`, `↖`. */
export function pressLabel(type: PressType): string {
  const direction = directionOf(type);
  return direction === null ? (labels[type] ?? type) : arrows[direction];
}

/** The press in words: `stick up left`, `C-stick down`, `A`. */
export function pressWords(type: PressType): string {
  const direction = directionOf(type);
  if (direction === null) return labels[type] ?? type;
  return `${inputFamily(type) === 'stick' ? 'stick' : 'C-stick'} ${direction.toLowerCase().replace('_', ' ')}`;
}
