import type { FacetCounts } from '@combolab/contracts';
import { facetOrder, fieldOf, PERCENT_BINS } from '@combolab/contracts/plain';
import type { Collection } from './collection.js';
import { commonest } from './commonest.js';
import { isListed, type TraitFacet } from './field-columns.js';
import type { FacetName } from './filters.js';
import type { Tally } from './tally.js';

type ValueCounts = FacetCounts['attacker'];

/** Stands for the attacker, or the author, of a combo that has none. */
const NONE = '';

/** The counts of one facet as the answer has them. */
export function facetCounts<N extends FacetName>(name: N, tally: Tally, collection: Collection): FacetCounts[N];
export function facetCounts(name: FacetName, tally: Tally, collection: Collection): ValueCounts | number[] {
  const { values, universe } = collection;
  if (name === 'percent') return bins(tally.of('span'));
  if (name === 'attacker' || name === 'defender') return facetOrder(name, named(values[name].values, tally.of(name)));
  if (name === 'author') return facetOrder(name, authors(tally, collection));
  if (isListed(name)) return facetOrder(name, values[name].countsIn(tally.documents, universe));
  return facetOrder(name, ofTraits(name, tally.of('trait'), collection));
}

/** Of the commonest at least. */
function authors(tally: Tally, { values: { author }, universe }: Collection): Iterable<ValueCounts[number]> {
  const { most = Infinity } = fieldOf('author');
  return author.commonestIn(tally.documents, most, universe) ?? commonest(author.values, tally.ofAuthors(), most);
}

function* named(values: readonly string[], counts: Int32Array): Generator<ValueCounts[number]> {
  for (let code = 0; code < values.length; code += 1) {
    const [value, count] = [values[code] ?? NONE, counts[code] ?? 0];
    if (count > 0 && value !== NONE) yield { value, count };
  }
}

function ofTraits(name: TraitFacet, counts: Int32Array, { traits }: Collection): ValueCounts {
  const found = new Map<string, number>();
  counts.forEach((count, code) => {
    const trait = traits.all[code];
    if (count === 0 || trait === undefined) return;
    for (const value of trait[name]) found.set(value, (found.get(value) ?? 0) + count);
  });
  return [...found].map(([value, count]) => ({ value, count }));
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
