import { PERCENT_BINS, type FacetCounts } from '@combolab/contracts';
import type { Collection } from './collection.js';
import type { DocSet } from './doc-set.js';
import type { FacetName } from './filters.js';
import { byCodeUnit } from './term-dictionary.js';

type ValueCounts = FacetCounts['attacker'];
type Counts = ReadonlyMap<string, number>;

/** The count of one facet over a set of documents, exact, in the order of the answer. */
export function countFacet<N extends FacetName>(name: N, documents: DocSet, collection: Collection): FacetCounts[N];
export function countFacet(name: FacetName, documents: DocSet, collection: Collection): ValueCounts | number[] {
  const ordinals = documents.toList();
  const { columns, facets } = collection;
  if (name === 'percent') return countBins(ordinals, columns.span);
  if (name === 'attacker') return inOrder(named(tally(ordinals, columns.attacker, facets.attacker.values.length), facets.attacker.values));
  if (name === 'defender') return inOrder(named(countDefenders(ordinals, collection), facets.defender.values));
  return inOrder(countTraits(name, ordinals, collection));
}

/** How often each number stands in the column, over the ordinals. */
function tally(ordinals: Uint32Array, column: Uint16Array | Uint32Array, values: number): Int32Array {
  const counts = new Int32Array(values);
  for (let i = 0; i < ordinals.length; i += 1) {
    const value = column[ordinals[i] ?? 0] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

function countDefenders(ordinals: Uint32Array, { columns, facets }: Collection): Int32Array {
  const counts = new Int32Array(facets.defender.values.length);
  const { defenderStart, defenders } = columns;
  for (let i = 0; i < ordinals.length; i += 1) {
    const ordinal = ordinals[i] ?? 0;
    const end = defenderStart[ordinal + 1] ?? 0;
    for (let at = defenderStart[ordinal] ?? 0; at < end; at += 1) {
      const value = defenders[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

function countTraits(name: 'game' | 'difficulty' | 'verified' | 'tag', ordinals: Uint32Array, { columns, traits }: Collection): Counts {
  const counts = new Map<string, number>();
  tally(ordinals, columns.trait, traits.all.length).forEach((count, code) => {
    const trait = traits.all[code];
    if (count === 0 || trait === undefined) return;
    for (const value of name === 'tag' ? trait.tags : [trait[name]]) counts.set(value, (counts.get(value) ?? 0) + count);
  });
  return counts;
}

function countBins(ordinals: Uint32Array, span: Uint16Array): number[] {
  const bins = new Array<number>(PERCENT_BINS).fill(0);
  tally(ordinals, span, PERCENT_BINS * PERCENT_BINS).forEach((count, code) => {
    if (count === 0) return;
    for (let bin = Math.floor(code / PERCENT_BINS); bin <= code % PERCENT_BINS; bin += 1) bins[bin] = (bins[bin] ?? 0) + count;
  });
  return bins;
}

function named(counts: Int32Array, values: readonly string[]): Counts {
  return new Map(values.map((value, code) => [value, counts[code] ?? 0]));
}

function inOrder(counts: Counts): ValueCounts {
  const found = [...counts].filter(([, count]) => count > 0).map(([value, count]) => ({ value, count }));
  return found.sort((a, b) => b.count - a.count || byCodeUnit(a.value, b.value));
}
