import { numberWords } from '../../shared/language/formats.js';

/** Damage as the game counts it, `2.5%`. @param damage percent */
export const damageWords = (damage: number): string =>
  numberWords(damage / 100, { style: 'percent', maximumFractionDigits: 10 });
