import { numberWords } from '../../shared/language/formats.js';

const SIGNS: readonly (readonly [speed: number, sign: string])[] = [
  [1, '1×'],
  [2 / 3, '2/3×'],
  [1 / 2, '1/2×'],
  [1 / 4, '1/4×'],
  [1 / 8, '1/8×'],
];

/** A speed as the player shows it: `1/2×`. @param speed part of full speed */
export const speedSign = (speed: number): string =>
  SIGNS.find(([each]) => Math.abs(each - speed) < 0.01)?.[1] ?? `${numberWords(speed, { maximumFractionDigits: 2 })}×`;
