import { FIELD_NAMES } from '@combolab/contracts';
import { EVERYTHING, type SearchIndex } from '@combolab/platform';
import pLimit from 'p-limit';
import { countValues } from './count-values.js';
import type { Truth } from './fold-log.js';
import { isFindable } from './true-combo.js';

type Search = Pick<SearchIndex, 'search'>;

/** Questions that wait for an answer at once. */
const BESIDE = 8;

/** Newest combos that are looked for by their names, and how many hits may stand before one. */
const NAMED = 100;
const PAGE = 50;

/** Each value of each filter by itself, and the newest combos by their names. @returns the differences in words */
export async function compareFilters(truth: Truth, index: Search): Promise<string[]> {
  const combos = [...truth.combos].filter(([, combo]) => isFindable(combo));
  const beside = pLimit(BESIDE);
  const counted = [...countValues(FIELD_NAMES, combos)].flatMap(([name, counts]) =>
    [...counts].map(([value, count]) => ({ name, value, count })),
  );
  const values = await beside.map(counted, async ({ name, value, count }) => {
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
