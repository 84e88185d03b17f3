import { FIELD_NAMES, fieldOf } from '@combolab/contracts';
import { EVERYTHING, type SearchIndex } from '@combolab/platform';
import type { Truth } from './fold-log.js';
import { isFindable, searchedCombo } from './true-combo.js';

type Search = Pick<SearchIndex, 'search'>;

/** Newest combos that are looked for by their names, and how many hits may stand before one. */
const NAMED = 100;
const PAGE = 50;

/** Each value of each filter by itself, and the newest combos by their names. @returns the differences in words */
export async function compareFilters(truth: Truth, index: Search): Promise<string[]> {
  const combos = [...truth.combos].filter(([, combo]) => isFindable(combo));
  const findings: string[] = [];
  for (const name of FIELD_NAMES) {
    const counts = new Map<string, number>();
    for (const [, combo] of combos)
      for (const value of new Set(fieldOf(name).read(searchedCombo(combo))))
        counts.set(value, (counts.get(value) ?? 0) + 1);
    for (const [value, count] of counts) {
      const { total } = await index.search({ ...EVERYTHING, [name]: [value], limit: 1 });
      if (total !== count)
        findings.push(`search by ${name} ${value} finds ${String(total)} combos, there are ${String(count)}`);
    }
  }
  const newest = combos.sort(([, a], [, b]) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, NAMED);
  for (const [comboId, { content }] of newest) {
    const { ids, total } = await index.search({ ...EVERYTHING, text: content.name ?? '', sort: 'new', limit: PAGE });
    if (total <= PAGE && !ids.includes(comboId)) findings.push(`search for its name does not find combo ${comboId}`);
  }
  return findings;
}
