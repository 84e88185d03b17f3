import { fieldOf, type FieldName } from '@combolab/contracts';
import { searchedCombo, type TrueCombo } from './true-combo.js';

export type Combos = readonly (readonly [id: string, combo: TrueCombo])[];

/** How many of the combos have each value of each field; each combo is read once. */
export function countValues<F extends FieldName>(
  fields: readonly F[],
  combos: Combos,
): ReadonlyMap<F, ReadonlyMap<string, number>> {
  const counts = new Map(fields.map((field) => [field, new Map<string, number>()]));
  for (const [, combo] of combos) {
    const searched = searchedCombo(combo);
    for (const [field, values] of counts)
      for (const value of new Set(fieldOf(field).read(searched))) values.set(value, (values.get(value) ?? 0) + 1);
  }
  return counts;
}
