import { FIELD_NAMES, fieldOf, type FieldName } from '@combolab/contracts';
import { EVERYTHING, type SearchIndex } from '@combolab/platform';
import pLimit from 'p-limit';
import type { Truth } from './fold-log.js';
import { isFindable, searchedCombo, type TrueCombo } from './true-combo.js';

type Search = Pick<SearchIndex, 'search'>;
type Combos = readonly (readonly [id: string, combo: TrueCombo])[];

/** Questions that wait for an answer at once. */
const BESIDE = 8;

/** Newest combos that are looked for by their names, and how many hits may stand before one. */
const NAMED = 100;
const PAGE = 50;

/** Each value of each filter by itself, and the newest combos by their names. @returns the differences in words */
export async function compareFilters(truth: Truth, index: Search): Promise<string[]> {
  const combos = [...truth.combos].filter(([, combo]) => isFindable(combo));
  const beside = pLimit(BESIDE);
  const values = await beside.map(countedValues(combos), async ([name, value, count]) => {
    const { total } = await index.search({ ...EVERYTHING, [name]: [value], limit: 1 });
    if (total === count) return [];
    return [`search by ${name} ${value} finds ${String(total)} combos, there are ${String(count)}`];
  });
  const newest = combos.sort(([, a], [, b]) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, NAMED);
  const names = await beside.map(newest, async ([comboId, { content }]) => {
    const { ids, total } = await index.search({ ...EVERYTHING, text: content.name ?? '', sort: 'new', limit: PAGE });
    return total <= PAGE && !ids.includes(comboId) ? [`search for its name does not find combo ${comboId}`] : [];
  });
  return [...values, ...names].flat();
}

/** Every value of every field, and how many combos have it. */
function countedValues(combos: Combos): (readonly [field: FieldName, value: string, count: number])[] {
  const fields = FIELD_NAMES.map((name) => [name, new Map<string, number>()] as const);
  for (const [, combo] of combos) {
    const searched = searchedCombo(combo);
    for (const [name, counts] of fields)
      for (const value of new Set(fieldOf(name).read(searched))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return fields.flatMap(([name, counts]) => [...counts].map(([value, count]) => [name, value, count] as const));
}
