import type { GameFrames } from './game-frames.js';
import type { MeleePad } from './held-inputs.js';

/** Offsets of what an event tells of a controller. */
const STICK = 0x19;
const C_STICK = 0x21;
const BUTTONS = 0x2d;
const PHYSICAL_BUTTONS = 0x31;
const [LEFT_TRIGGER, RIGHT_TRIGGER] = [0x33, 0x37];

/** The controller of a port on a frame; at rest and not known where the file does not tell. */
export function padOn(frames: GameFrames, port: number, frame: number): MeleePad {
  const at = frames.pre(port, frame);
  const axes = (offset: number): [number, number] => [frames.float(at, offset, 0), frames.float(at, offset + 4, 0)];
  return {
    buttons: frames.u16(at, PHYSICAL_BUTTONS, frames.u32(at, BUTTONS, 0)),
    stick: axes(STICK),
    cStick: axes(C_STICK),
    triggers: [frames.float(at, LEFT_TRIGGER, 0), frames.float(at, RIGHT_TRIGGER, 0)],
    known: at !== 0,
  };
}
