import type { ComboCard } from '@combolab/contracts';
import { fold } from '@combolab/contracts/query';

/** Of fewer letters too many names have each. */
const LETTERS = 3;
const MOST = 3;

/** Those of the combos in whose names what is typed stands, from the beginning of a word on; at most three, as they come. */
export function combosNamed(query: string, combos: readonly ComboCard[]): readonly ComboCard[] {
  const words = fold(query);
  if (words.length < LETTERS) return [];
  return combos.filter(({ name }) => ` ${fold(name)}`.includes(` ${words}`)).slice(0, MOST);
}
