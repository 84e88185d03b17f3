import type { DocSet } from './doc-set.js';
import { setBits } from './doc-set.js';
import type { PageEnd } from './cursor.js';
import type { Relevances } from './relevance.js';
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

/** The most relevant documents after a page's end; of the same relevance in the order. */
export function mostRelevant(
  orders: Orders,
  relevance: Relevances,
  { order, documents, after, count }: Omit<PageQuestion, 'after'> & { readonly after: PageEnd | null },
): number[] {
  const best: number[] = [];
  if (count === 0) return best;
  const compare = (a: number, b: number): number => relevance.get(b) - relevance.get(a) || orders.compare(order, a, b);
  for (const ordinal of documents.toList()) {
    if (after !== null) {
      const distance = 0 - relevance.get(ordinal);
      if (distance < after.distance) continue;
      if (distance === after.distance && !orders.isAfter(order, ordinal, after.place)) continue;
    }
    const last = best[count - 1];
    if (last !== undefined && compare(last, ordinal) < 0) continue;
    if (last !== undefined) best.pop();
    insert(best, ordinal, compare);
  }
  return best;
}

function insert(sorted: number[], ordinal: number, compare: (a: number, b: number) => number): void {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] ?? 0, ordinal) < 0) low = middle + 1;
    else high = middle;
  }
  sorted.splice(low, 0, ordinal);
}
