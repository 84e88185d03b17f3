import type { PressType } from '@combolab/contracts';

export const STICKS = ['CONTROL_STICK', 'C_STICK'] as const;
export type StickName = (typeof STICKS)[number];
/** -1 to 1; right and down are positive. */
export type Tilt = readonly [x: number, y: number];

/** What is pressed at one moment, whatever it is pressed on. */
export interface PadState {
  readonly buttons: ReadonlySet<PressType>;
  readonly sticks: Readonly<Record<StickName, Tilt>>;
}

export const NOTHING_PRESSED: PadState = {
  buttons: new Set(),
  sticks: { CONTROL_STICK: [0, 0], C_STICK: [0, 0] },
};

/** How far from the middle a stick counts as pushed; of its whole way. */
export const PUSHED = 0.6;

const SECTORS = ['RIGHT', 'DOWN_RIGHT', 'DOWN', 'DOWN_LEFT', 'LEFT', 'UP_LEFT', 'UP', 'UP_RIGHT'] as const;
export type Sector = (typeof SECTORS)[number];
const EIGHTH = Math.PI / 4;

/** The one of eight directions that is nearest. */
export const sectorOf = ([x, y]: Tilt): Sector => SECTORS[(Math.round(Math.atan2(y, x) / EIGHTH) + 8) % 8] ?? 'RIGHT';

/** How far a tilt is turned away from the middle of a direction, in degrees, 0 to 180. */
export function turnedFrom(sector: Sector, [x, y]: Tilt): number {
  const turned = Math.abs(Math.atan2(y, x) - SECTORS.indexOf(sector) * EIGHTH) % (2 * Math.PI);
  return (Math.min(turned, 2 * Math.PI - turned) * 180) / Math.PI;
}
