import { fieldOf, type FacetField } from './fields.js';

export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** Most combos first, then by value, in UTF-16 units. */
const byCount = (a: ValueCount, b: ValueCount): number =>
  b.count - a.count || (a.value < b.value ? -1 : a.value > b.value ? 1 : 0);

/**
 * The counts of a facet as answers have them: zeros left out, most combos first, and of a field with very many values only so
 * many as its entry says. The order is the same in every engine, so that pages of two engines say the same.
 * @param counts of every value once, in any order
 */
export function facetOrder(name: FacetField, counts: Iterable<ValueCount>): ValueCount[] {
  const { most = Infinity } = fieldOf(name);
  const listed: ValueCount[] = [];
  for (const each of counts) {
    if (each.count <= 0) continue;
    const last = listed.at(-1);
    if (listed.length < most || last === undefined) listed.push(each);
    else if (byCount(each, last) < 0) listed[listed.length - 1] = each;
    else continue;
    if (most !== Infinity) moveUp(listed);
  }
  return most === Infinity ? listed.sort(byCount) : listed;
}

/** Brings the last one to its place among the others, which are in order. */
function moveUp(listed: ValueCount[]): void {
  const [last] = listed.splice(-1);
  if (last === undefined) return;
  const place = listed.findIndex((each) => byCount(last, each) < 0);
  listed.splice(place < 0 ? listed.length : place, 0, last);
}
