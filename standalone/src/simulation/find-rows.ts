import type { FindOptions, Scalar } from '@combolab/platform';

/** A document as it is looked through. */
export interface Candidate {
  readonly id: string;
  readonly doc: Readonly<Record<string, unknown>>;
}

const scalarOf = (value: unknown): Scalar => (typeof value === 'boolean' ? Number(value) : ((value ?? null) as Scalar));

const rankOf = (value: Scalar): number => (value === null ? 0 : typeof value === 'number' ? 1 : 2);

/** Nothing first, then numbers, then text by its UTF-8. */
function compare(a: Scalar, b: Scalar): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return rankOf(a) - rankOf(b);
}

/** Whether a document meets a condition. */
export const meets = (doc: Candidate['doc'], where: object): boolean =>
  Object.entries(where).every(([field, wanted]) => scalarOf(doc[field]) === scalarOf(wanted));

/** What is found, in its order. */
export function findRows<T extends object>(candidates: Iterable<Candidate>, options: FindOptions<T>): Candidate[] {
  const order = options.orderBy ?? [];
  const { after } = options;
  const compareTo = (a: Candidate, b: Candidate): number => {
    for (const [field, direction] of order) {
      const difference = compare(scalarOf(a.doc[field]), scalarOf(b.doc[field]));
      if (difference !== 0) return direction === 'asc' ? difference : -difference;
    }
    return compare(a.id, b.id);
  };
  const behind = after === undefined ? () => true : (each: Candidate) => compareTo(each, after) > 0;
  const found = [...candidates].filter((each) => meets(each.doc, options.where) && behind(each));
  return found.sort(compareTo).slice(0, options.limit ?? found.length);
}
