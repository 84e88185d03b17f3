import type { FacetCounts } from '@combolab/contracts';
import { PERCENT_BINS } from '@combolab/contracts/plain';
import type { Collection } from './collection.js';
import { isListed } from './field-columns.js';
import type { FacetName } from './filters.js';
import type { Tally } from './tally.js';
import { byCodeUnit } from '../search-text/by-code-unit.js';

type ValueCounts = FacetCounts['attacker'];

/** Stands for the attacker of a combo that has none. */
const NONE = '';

/** The counts of one facet as the answer has them. */
export function facetCounts<N extends FacetName>(name: N, tally: Tally, collection: Collection): FacetCounts[N];
export function facetCounts(name: FacetName, tally: Tally, collection: Collection): ValueCounts | number[] {
  const { values, traits, universe } = collection;
  if (name === 'percent') return bins(tally.of('span'));
  if (name === 'attacker' || name === 'defender') {
    const counts = tally.of(name);
    return inOrder(values[name].values.map((value, code) => ({ value, count: counts[code] ?? 0 })));
  }
  if (isListed(name)) return inOrder(values[name].countsIn(tally.documents, universe));
  const counts = new Map<string, number>();
  tally.of('trait').forEach((count, code) => {
    const trait = traits.all[code];
    if (count === 0 || trait === undefined) return;
    for (const value of trait[name]) counts.set(value, (counts.get(value) ?? 0) + count);
  });
  return inOrder([...counts].map(([value, count]) => ({ value, count })));
}

function bins(spans: Int32Array): number[] {
  const counts = new Array<number>(PERCENT_BINS).fill(0);
  spans.forEach((count, code) => {
    if (count === 0) return;
    for (let bin = Math.floor(code / PERCENT_BINS); bin <= code % PERCENT_BINS; bin += 1)
      counts[bin] = (counts[bin] ?? 0) + count;
  });
  return counts;
}

function inOrder(counts: ValueCounts): ValueCounts {
  return counts
    .filter(({ value, count }) => count > 0 && value !== NONE)
    .sort((a, b) => b.count - a.count || byCodeUnit(a.value, b.value));
}
