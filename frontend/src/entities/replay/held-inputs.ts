import type { PressType } from '@combolab/contracts';
import { StickDirection } from '../../shared/pad/stick-direction.js';

/** A controller on one frame; sticks from -1 to 1, y upwards, triggers from 0 to 1. */
export interface MeleePad {
  /** Bits as the GameCube sends them. */
  readonly buttons: number;
  readonly stick: readonly [x: number, y: number];
  readonly cStick: readonly [x: number, y: number];
  readonly triggers: readonly [l: number, r: number];
  /** False where the file tells nothing of the frame. */
  readonly known?: boolean;
}

/** Buttons of the GameCube as the inputs of a combo. */
export const MELEE_BITS: readonly (readonly [bit: number, type: PressType])[] = [
  [0x100, 'A_BUTTON'],
  [0x200, 'B_BUTTON'],
  [0x400, 'X_BUTTON'],
  [0x800, 'Y_BUTTON'],
  [0x40, 'L_TRIGGER'],
  [0x20, 'R_TRIGGER'],
  [0x10, 'R_Z'],
];
/** A trigger is pressed beyond half of its way. */
const PRESSED = 0.5;
/** Old files tell only of one trigger; what stands in place of the other may be any number. */
const isPressed = (trigger: number): boolean => trigger > PRESSED && trigger <= 1;

/** What is held on each frame: sticks in eight directions, triggers beyond half of their way. */
export function heldInputs(pads: Iterable<MeleePad>): readonly (readonly PressType[])[] {
  const [stick, cStick] = [new StickDirection(), new StickDirection()];
  return [...pads].map((pad) => {
    const held = new Set(MELEE_BITS.filter(([bit]) => (pad.buttons & bit) !== 0).map(([, type]) => type));
    if (isPressed(pad.triggers[0])) held.add('L_TRIGGER');
    if (isPressed(pad.triggers[1])) held.add('R_TRIGGER');
    const [direction, flick] = [stick.step(downwards(pad.stick)), cStick.step(downwards(pad.cStick))];
    if (direction !== null) held.add(`CONTROL_STICK_${direction}`);
    if (flick !== null) held.add(`C_STICK_${flick}`);
    return [...held];
  });
}

const downwards = ([x, y]: readonly [number, number]): [number, number] => [x, -y];
