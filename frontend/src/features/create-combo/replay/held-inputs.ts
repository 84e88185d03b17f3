import type { PressType } from '@combolab/contracts';
import { StickDirection } from '../../../shared/pad/stick-direction.js';
import { comparePresses, type TrackPress } from '../track/track.js';

/** A controller on one frame; sticks from -1 to 1, y upwards, triggers from 0 to 1. */
export interface MeleePad {
  /** Bits as the GameCube sends them. */
  readonly buttons: number;
  readonly stick: readonly [x: number, y: number];
  readonly cStick: readonly [x: number, y: number];
  readonly triggers: readonly [l: number, r: number];
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

/** What is held on each frame: sticks in eight directions, triggers beyond half of their way. */
export function heldInputs(pads: Iterable<MeleePad>): readonly (readonly PressType[])[] {
  const [stick, cStick] = [new StickDirection(), new StickDirection()];
  return [...pads].map((pad) => {
    const held = new Set(MELEE_BITS.filter(([bit]) => (pad.buttons & bit) !== 0).map(([, type]) => type));
    if (pad.triggers[0] > PRESSED) held.add('L_TRIGGER');
    if (pad.triggers[1] > PRESSED) held.add('R_TRIGGER');
    const [direction, flick] = [stick.step(downwards(pad.stick)), cStick.step(downwards(pad.cStick))];
    if (direction !== null) held.add(`CONTROL_STICK_${direction}`);
    if (flick !== null) held.add(`C_STICK_${flick}`);
    return [...held];
  });
}

const downwards = ([x, y]: readonly [number, number]): [number, number] => [x, -y];

/**
 * Presses of what is held on each frame, the first being `from`. What is held on one frame alone is a plain press; a hold
 * is released on the first frame without it, one that lasts to the end on the last frame.
 */
export function pressesOfHeld(held: readonly (readonly PressType[])[], from = 0): readonly TrackPress[] {
  const presses: TrackPress[] = [];
  const began = new Map<PressType, number>();
  const release = (type: PressType, start: number, frame: number) => {
    began.delete(type);
    presses.push({ type, start: start + from, end: from + (frame === start + 1 ? start : frame) });
  };
  held.forEach((types, frame) => {
    for (const [type, start] of [...began]) if (!types.includes(type)) release(type, start, frame);
    for (const type of types) if (!began.has(type)) began.set(type, frame);
  });
  for (const [type, start] of [...began]) release(type, start, Math.max(start + 1, held.length - 1));
  return presses.sort(comparePresses);
}
