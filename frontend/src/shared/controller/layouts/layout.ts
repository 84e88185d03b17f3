import type { ControllerType } from '@combolab/contracts';
import type { ButtonPart, StickPart } from '../parts.js';
import { GAMECUBE } from './gamecube.js';
import { PLAYSTATION } from './playstation.js';
import { SWITCH_PRO } from './switch-pro.js';
import { XBOX } from './xbox.js';

/** A button in a box of 1000 x 640. */
export interface DrawnButton {
  readonly part: ButtonPart;
  /** Outline. */
  readonly d: string;
  /** Middle of what stands on it. */
  readonly x: number;
  readonly y: number;
  /** Height of the letters. */
  readonly size: number;
}

export interface DrawnStick {
  readonly part: StickPart;
  readonly x: number;
  readonly y: number;
  /** Outline of the hole it moves in, and its radius. */
  readonly gate: string;
  readonly radius: number;
  readonly knob: number;
  /** How far the knob moves. */
  readonly travel: number;
}

/** A controller as it is drawn: own outlines in the places that people know. */
export interface Layout {
  readonly name: string;
  /** See `DrawnController`: how much of its picture is margin. */
  readonly scale: number;
  /** Triggers and Z, which lie behind the body; the farthest first. */
  readonly behind: readonly DrawnButton[];
  /** The body is the union of these. */
  readonly body: readonly string[];
  /** What belongs to it and is no input of a combo. */
  readonly details: readonly string[];
  readonly sticks: readonly DrawnStick[];
  readonly face: readonly DrawnButton[];
}

export const LAYOUTS: Readonly<Record<ControllerType, Layout>> = { SWITCH: SWITCH_PRO, GAMECUBE, PLAYSTATION, XBOX };

/** `Pro Controller`: what people call it. */
export const controllerName = (code: ControllerType): string => LAYOUTS[code].name;
