import type { PressType } from '@combolab/contracts';
import { readProfile, type PadProfile } from './pad-profile.js';
import type { PadState, Tilt } from './pad-state.js';

/** What of a `Gamepad` is read. */
export interface PadSnapshot {
  readonly id: string;
  readonly mapping: string;
  readonly buttons: readonly { readonly value: number }[];
  readonly axes: readonly number[];
}

interface Layout {
  /** By the button's index. */
  readonly buttons: readonly (PressType | null)[];
  /** Axes of the stick, then of the C-stick. */
  readonly axes: readonly [number, number, number, number];
  readonly known: boolean;
  /** How far the sticks can be pushed, where 1 is all the way. */
  readonly reach: number;
}

/** The standard mapping goes by place, so a pad with other letters gives the letter that a Switch pad has there. */
const STANDARD: Layout = {
  buttons: ['B_BUTTON', 'A_BUTTON', 'Y_BUTTON', 'X_BUTTON', 'L_TRIGGER', 'R_TRIGGER', 'L_Z', 'R_Z'],
  axes: [0, 1, 2, 3],
  known: true,
  reach: 1,
};

/** A GameCube pad at an adapter in PC mode: X A B Y L R, nothing, Z. Its L and R shield as ZL and ZR do, its Z grabs as R does. */
const GAMECUBE: Layout = {
  buttons: ['X_BUTTON', 'A_BUTTON', 'B_BUTTON', 'Y_BUTTON', 'L_Z', 'R_Z', null, 'R_TRIGGER'],
  axes: [0, 1, 5, 2],
  known: true,
  reach: 0.8,
};
const GAMECUBE_ADAPTER = /0079\D+184[34]|vendor: 1a34 product: f705/i;

function layoutOf({ id, mapping }: PadSnapshot): Layout {
  if (GAMECUBE_ADAPTER.test(id)) return GAMECUBE;
  return mapping === 'standard' ? STANDARD : { ...STANDARD, known: false };
}

/** Whether it is known which button of the pad is which. */
export const isKnownPad = (pad: PadSnapshot): boolean => layoutOf(pad).known;

/** An analogue trigger is down from here, and up again below; 0 to 1. */
const DOWN = 0.35;
const UP = 0.2;

/** Broken drivers tell what is no number. */
const sound = (value: number | undefined): number => (value !== undefined && Number.isFinite(value) ? value : 0);
const within1 = (value: number): number => Math.max(-1, Math.min(1, value));

/**
 * What is pressed on a pad.
 * @param before what was pressed at the moment before, for triggers halfway
 * @param profile what its owner has shown of it; by default it is read by its layout
 */
export function readPad(pad: PadSnapshot, before: PadState, profile: PadProfile | null = null): PadState {
  const isDown = (type: PressType, value: number) => value > (before.buttons.has(type) ? UP : DOWN);
  if (profile !== null) return readProfile(profile, pad, isDown);
  const { buttons, axes, reach } = layoutOf(pad);
  const down = pad.buttons.flatMap(({ value }, at) => {
    const type = buttons[at] ?? null;
    return type !== null && isDown(type, sound(value)) ? [type] : [];
  });
  const [x, y, cx, cy] = axes.map((at) => within1(sound(pad.axes[at]) / reach)) as [number, number, number, number];
  const sticks: Readonly<Record<'CONTROL_STICK' | 'C_STICK', Tilt>> = { CONTROL_STICK: [x, y], C_STICK: [cx, cy] };
  return { buttons: new Set(down), sticks };
}
