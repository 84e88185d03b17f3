import type { Collection, DocumentReader, FindOptions, Stored } from '@combolab/platform';
import { placeCursor, readPlace } from './place.js';

/** A list of documents in the order of one field, which holds a time; those of one time by their ids. */
export interface Listing<T extends object> {
  readonly collection: Collection<T>;
  readonly where: FindOptions<T>['where'];
  readonly by: keyof T & string;
  readonly direction: 'asc' | 'desc';
  /** Leaves out what is not for everybody. Standard: nothing. */
  readonly isShown?: (doc: T) => boolean;
}

export interface PageAsked {
  /** Of the page before; null = the first. */
  readonly cursor: string | null;
  /** Documents at most. */
  readonly limit: number;
}

export interface FoundPage<T> {
  readonly found: readonly Stored<T>[];
  /** Where the next page begins; null at the end. */
  readonly cursor: string | null;
}

/** Reads one page of a list and no more of it than that, however long it is. @throws RefusedError 400 for a foreign cursor */
export async function findPage<T extends object>(
  documents: Pick<DocumentReader, 'find'>,
  { collection, where, by, direction, isShown = () => true }: Listing<T>,
  { cursor, limit }: PageAsked,
): Promise<FoundPage<T>> {
  const placeOf = ({ id, doc }: Stored<T>) => ({ at: String(doc[by]), id });
  const found: Stored<T>[] = [];
  let place = cursor === null ? null : readPlace(cursor);
  for (;;) {
    // one more tells whether the list goes on
    const wanted = limit + 1 - found.length;
    const after = place === null ? {} : { after: { id: place.id, doc: { [by]: place.at } as Partial<T> } };
    const part = await documents.find(collection, { where, orderBy: [[by, direction]], limit: wanted, ...after });
    found.push(...part.filter(({ doc }) => isShown(doc)));
    const last = part.at(-1);
    if (last === undefined || part.length < wanted || found.length > limit) break;
    place = placeOf(last);
  }
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { found: page, cursor: last === undefined || found.length <= limit ? null : placeCursor(placeOf(last)) };
}
