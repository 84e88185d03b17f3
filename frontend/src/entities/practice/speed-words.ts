import { numberWords } from '../../shared/language/formats.js';

const SIGNS: readonly (readonly [speed: number, sign: string])[] = [
  [1, '1×'],
  [2 / 3, '⅔×'],
  [1 / 2, '½×'],
  [1 / 4, '¼×'],
  [1 / 8, '⅛×'],
];

/** A speed as the player shows it: `½×`. @param speed part of full speed */
export const speedSign = (speed: number): string =>
  SIGNS.find(([each]) => Math.abs(each - speed) < 0.01)?.[1] ?? `${numberWords(speed, { maximumFractionDigits: 2 })}×`;
