import type { Order, Where } from './rows.js';

type Doc = Readonly<Record<string, unknown>>;

/** Whether the server would find the document, see `filterOf`. */
export const matches = (doc: Doc, where: Where): boolean =>
  Object.entries(where).every(([field, value]) => (doc[field] ?? null) === (value ?? null));

/** The server's order of types: nothing, numbers, text, booleans. */
function rank(value: unknown): number {
  if (value === null || value === undefined) return 0;
  return typeof value === 'number' ? 1 : typeof value === 'string' ? 2 : 3;
}

/** Text in the order of its UTF-8 bytes, which is not that of JavaScript's comparison. */
const compareText = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

function compareValues(a: unknown, b: unknown): number {
  const difference = rank(a) - rank(b);
  if (difference !== 0) return difference;
  return typeof a === 'string' && typeof b === 'string' ? compareText(a, b) : Number(a) - Number(b);
}

interface Sortable {
  readonly id: string;
  readonly doc: object;
}

/** The order in which the server gives documents, see `sortOf`. */
export function compareBy(order: Order): (a: Sortable, b: Sortable) => number {
  return (a, b) => {
    for (const [field, direction] of order) {
      const difference = compareValues((a.doc as Doc)[field], (b.doc as Doc)[field]);
      if (difference !== 0) return direction === 'asc' ? difference : -difference;
    }
    return compareText(a.id, b.id);
  };
}
