import type { PressType } from '@combolab/contracts';

export const STICKS = ['CONTROL_STICK', 'C_STICK'] as const;
export type StickName = (typeof STICKS)[number];
/** -1 to 1; right and down are positive. */
export type Tilt = readonly [x: number, y: number];

/** What is pressed at one moment, whatever it is pressed on. */
export interface PadState {
  readonly buttons: ReadonlySet<PressType>;
  readonly sticks: Readonly<Record<StickName, Tilt>>;
  /** Its owner has its sticks read in sectors. */
  readonly sectors?: boolean;
}

export const NOTHING_PRESSED: PadState = {
  buttons: new Set(),
  sticks: { CONTROL_STICK: [0, 0], C_STICK: [0, 0] },
};

/** Around the circle, as the numbers of a tilt go. */
export const SECTORS = ['RIGHT', 'DOWN_RIGHT', 'DOWN', 'DOWN_LEFT', 'LEFT', 'UP_LEFT', 'UP', 'UP_RIGHT'] as const;
export type Sector = (typeof SECTORS)[number];
