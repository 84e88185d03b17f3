import type { DocSet } from './doc-set.js';
import { setBits } from './doc-set.js';
import type { PageEnd } from './cursor.js';
import type { Stratum } from './strata.js';
import type { OrderName, Orders, Place } from './orders.js';

/** Steps of a walk that cost about as much as comparing one candidate. */
const STEPS_PER_CANDIDATE = 8;

export interface PageQuestion {
  readonly order: OrderName;
  readonly documents: DocSet;
  readonly after: Place | null;
  readonly count: number;
  /** Ordinals are below it. */
  readonly universe: number;
}

/**
 * The first documents of a set in an order. Walks the order when members are dense enough to meet soon, else
 * compares the members: either way far fewer steps than documents.
 */
export function firstInOrder(orders: Orders, question: PageQuestion): number[] {
  const { documents, count, universe } = question;
  if (documents.size === 0 || count === 0) return [];
  const steps = (universe / documents.size) * Math.min(count, documents.size);
  return steps > documents.size * STEPS_PER_CANDIDATE ? byComparing(orders, question) : byWalking(orders, question);
}

function byWalking(orders: Orders, { order, documents, after, count, universe }: PageQuestion): number[] {
  let { words } = documents;
  if (words === null) {
    words = new Int32Array((universe + 31) >> 5);
    setBits(words, documents);
  }
  const bits = words;
  const found: number[] = [];
  orders.walk(order, after, (ordinal) => {
    if ((((bits[ordinal >> 5] ?? 0) >> (ordinal & 31)) & 1) === 1) found.push(ordinal);
    return found.length < count;
  });
  return found;
}

/** Keeps the best `count` in a sorted array; a candidate that is worse than the last costs one comparison. */
function byComparing(orders: Orders, { order, documents, after, count }: PageQuestion): number[] {
  const best: number[] = [];
  for (const ordinal of documents.toList()) {
    if (after !== null && !orders.isAfter(order, ordinal, after)) continue;
    const last = best[count - 1];
    if (last !== undefined && orders.compare(order, last, ordinal) < 0) continue;
    if (last !== undefined) best.pop();
    insert(best, ordinal, (a, b) => orders.compare(order, a, b));
  }
  return best;
}

/** A document and its relevance. */
export interface RankedHit {
  readonly ordinal: number;
  readonly relevance: number;
}

/**
 * The most relevant documents after a page's end; of the same relevance in the order. Strata whose nearest could not be among
 * them any more are never made.
 * @param strata what may be nearest first
 */
export function mostRelevant(
  orders: Orders,
  strata: readonly Stratum[],
  { order, after, count, universe }: Omit<PageQuestion, 'after' | 'documents'> & { readonly after: PageEnd | null },
): RankedHit[] {
  const best: RankedHit[] = [];
  if (count === 0) return best;
  const compare = (a: RankedHit, b: RankedHit): number =>
    b.relevance - a.relevance || orders.compare(order, a.ordinal, b.ordinal);
  const highest = after === null ? Infinity : 0 - after.distance;
  const take = (hit: RankedHit): void => {
    const last = best[count - 1];
    if (last !== undefined && compare(last, hit) < 0) return;
    if (last !== undefined) best.pop();
    insert(best, hit, compare);
  };
  for (const { sum, most, documents: make, beyond } of strata) {
    const last = best[count - 1];
    if (last !== undefined && sum + most < last.relevance) break;
    if (beyond === null) {
      if (sum > highest) continue;
      const place = after !== null && sum === highest ? after.place : null;
      for (const ordinal of firstInOrder(orders, { order, documents: make(), after: place, count, universe }))
        take({ ordinal, relevance: sum });
      continue;
    }
    for (const ordinal of make().toList()) {
      const relevance = sum + beyond(ordinal);
      if (relevance < (best[count - 1]?.relevance ?? 0) || relevance > highest) continue;
      if (after !== null && relevance === highest && !orders.isAfter(order, ordinal, after.place)) continue;
      take({ ordinal, relevance });
    }
  }
  return best;
}

function insert<T>(sorted: T[], member: T, compare: (a: T, b: T) => number): void {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = sorted[middle];
    if (other !== undefined && compare(other, member) < 0) low = middle + 1;
    else high = middle;
  }
  sorted.splice(low, 0, member);
}
