import { directionOf, type Direction, type PressType } from '@combolab/contracts';

/** What can be tilted. */
export type StickPart = 'CONTROL_STICK' | 'C_STICK';
export const STICK_PARTS = ['CONTROL_STICK', 'C_STICK'] as const satisfies readonly StickPart[];

/** What can be pressed down. */
export const BUTTON_PARTS = [
  'A_BUTTON',
  'B_BUTTON',
  'X_BUTTON',
  'Y_BUTTON',
  'L_TRIGGER',
  'R_TRIGGER',
  'L_Z',
  'R_Z',
] as const satisfies readonly PressType[];
export type ButtonPart = (typeof BUTTON_PARTS)[number];

/** A part of a controller: a button is named as its press, a stick without its direction. */
export type Part = ButtonPart | StickPart;
export const PARTS: readonly Part[] = [...BUTTON_PARTS, ...STICK_PARTS];

const buttons = new Set<string>(BUTTON_PARTS);
export const isButton = (type: PressType): type is ButtonPart => buttons.has(type);

/** The part that a press moves. */
export const partOfPress = (type: PressType): Part =>
  isButton(type) ? type : type.startsWith('C_') ? 'C_STICK' : 'CONTROL_STICK';

/** The press that tilts a stick. */
export const pressOfTilt = (stick: StickPart, tilt: Direction): PressType => `${stick}_${tilt}`;

/** Direction of a press on a stick; null on a button. */
export const tiltOf = (type: PressType): Direction | null => directionOf(type);
