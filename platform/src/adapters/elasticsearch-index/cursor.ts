import { BadCursorError, type SearchQuery } from '../../ports/search-index.js';
import { fingerprint } from '../search-text/fingerprint.js';

/** What the last hit of a page was sorted by. */
export type SortValues = readonly (number | string)[];

export function encodeCursor(query: SearchQuery, last: SortValues): string {
  return Buffer.from(JSON.stringify([fingerprint(query), ...last])).toString('base64url');
}

/** @param length how many values the order has. @throws BadCursorError when it is no cursor, or one of another query */
export function decodeCursor(query: SearchQuery, cursor: string, length: number): (number | string)[] {
  const [question, ...values] = parse(cursor);
  const numbers = values.slice(0, -1);
  const id = values.at(-1);
  const whole = values.length === length && numbers.every(Number.isFinite) && typeof id === 'string';
  if (!whole || question !== fingerprint(query)) throw new BadCursorError('the cursor was not made by this query');
  return [...(numbers as number[]), id];
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
