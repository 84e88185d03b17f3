import { BadCursorError, type SearchQuery } from '../../ports/search-index.js';
import { fingerprint } from '../search-text/fingerprint.js';
import type { Place } from './orders.js';

/** Where a page ended: the distance to what was asked (0 where nothing ranks) and the place in its order. */
export interface PageEnd {
  /** Relevance, less than nothing. */
  readonly distance: number;
  readonly place: Place;
}

export function encodeCursor(query: SearchQuery, { distance, place }: PageEnd): string {
  const fields = [fingerprint(query), distance, place.value, place.createdAt, place.id];
  return Buffer.from(JSON.stringify(fields)).toString('base64url');
}

/** @throws BadCursorError when it is not a cursor, or one of another query */
export function decodeCursor(query: SearchQuery, cursor: string): PageEnd {
  const [hash, distance, value, createdAt, id] = parse(cursor);
  const whole =
    Number.isInteger(distance) && Number.isFinite(value) && Number.isFinite(createdAt) && typeof id === 'string';
  if (!whole || hash !== fingerprint(query)) throw new BadCursorError('the cursor was not made by this query');
  return { distance: distance as number, place: { value: value as number, createdAt: createdAt as number, id } };
}

function parse(cursor: string): unknown[] {
  try {
    const fields: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(fields)) return fields as unknown[];
  } catch (error) {
    // the same answer as for anything else that is not a cursor
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new BadCursorError('not a cursor');
}
