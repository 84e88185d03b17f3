import type { Point } from '../maths/point.js';

/** Height, left and right end, in units of the game. */
export type Platform = readonly [y: number, left: number, right: number];

export interface Stage {
  readonly name: string;
  /** Degrees of oklch. */
  readonly hue: number;
  /** The line on which fighters stand, from left to right. */
  readonly ground: readonly Point[];
  readonly platforms: readonly Platform[];
  readonly underside: 'island' | 'blade' | 'block';
  readonly motif: 'shards' | 'rings' | 'hills' | 'blocks';
  /** Left, right, top and bottom line beyond which a fighter is lost. */
  readonly blast: readonly [left: number, right: number, top: number, bottom: number];
}

export const FOUNTAIN = 2;
export const STADIUM = 3;
export const YOSHIS = 8;

/**
 * The six stages of tournaments by their numbers in replays. Ends, platforms and blast lines are those of libmelee
 * (https://github.com/altf4/libmelee, `melee/stages.py`; blast lines by Magus420); the sides of Fountain of Dreams where a replay does not tell them and
 * the slopes of Yoshi's Story are where fighters stand in recorded games.
 */
export const STAGES: Readonly<Record<number, Stage>> = {
  [FOUNTAIN]: {
    ...{ name: 'Fountain of Dreams', hue: 225, underside: 'island', motif: 'rings' },
    ground: [
      [-63.35, 0],
      [63.35, 0],
    ],
    platforms: [
      [20, -49.5, -21],
      [28, 21, 49.5],
      [42.75, -14.25, 14.25],
    ],
    blast: [-198.75, 198.75, 202.5, -146.25],
  },
  [STADIUM]: {
    ...{ name: 'Pokémon Stadium', hue: 250, underside: 'block', motif: 'blocks' },
    ground: [
      [-87.75, 0],
      [87.75, 0],
    ],
    platforms: [
      [25, -55, -25],
      [25, 25, 55],
    ],
    blast: [-230, 230, 180, -111],
  },
  [YOSHIS]: {
    ...{ name: "Yoshi's Story", hue: 25, underside: 'block', motif: 'hills' },
    ground: [
      [-56, -3.5],
      [-39, 0],
      [39, 0],
      [56, -3.5],
    ],
    platforms: [
      [23.45, -59.5, -28],
      [23.45, 28, 59.5],
      [42, -15.75, 15.75],
    ],
    blast: [-175.7, 173.6, 168, -91],
  },
  28: {
    ...{ name: 'Dream Land', hue: 165, underside: 'island', motif: 'hills' },
    ground: [
      [-77.27, 0],
      [77.27, 0],
    ],
    platforms: [
      [30.14, -61.39, -31.73],
      [30.24, 31.7, 63.07],
      [51.43, -19.02, 19.02],
    ],
    blast: [-255, 255, 250, -123],
  },
  31: {
    ...{ name: 'Battlefield', hue: 285, underside: 'island', motif: 'shards' },
    ground: [
      [-68.4, 0],
      [68.4, 0],
    ],
    platforms: [
      [27.2, -57.6, -20],
      [27.2, 20, 57.6],
      [54.4, -18.8, 18.8],
    ],
    blast: [-224, 224, 200, -108.8],
  },
  32: {
    ...{ name: 'Final Destination', hue: 295, underside: 'blade', motif: 'rings' },
    ground: [
      [-85.57, 0],
      [85.57, 0],
    ],
    platforms: [],
    blast: [-246, 246, 188, -140],
  },
};

/** A plain floor for stages whose ground is not known: where bodies were seen to stand. */
export const plainStage = ([left, right, y]: readonly [left: number, right: number, y: number]): Stage => ({
  ...{ name: '', hue: 258, underside: 'island', motif: 'shards', platforms: [] },
  ground: [
    [left, y],
    [right, y],
  ],
  blast: [left - 140, right + 140, y + 200, y - 130],
});
