import { refuse } from '../../problems.js';

const CURSOR = /^(\d{1,7})\.([\w-]{1,64})$/;

/** Where a page ended: how many were before its end, and the last of them. */
export const listCursor = (shown: number, last: string): string => `${String(shown)}.${last}`;

/** How many were before the end of the page. @throws RefusedError 400 */
export function placeIn(cursor: string): number {
  const shown = CURSOR.exec(cursor)?.[1];
  if (shown === undefined) throw refuse.malformed('cursor: is not one of ours. Start again without it.');
  return Number(shown);
}

/** Where the next page begins: behind that combo, or where it was when it is gone. @throws RefusedError 400 */
export function startAfter(cursor: string, ids: readonly string[]): number {
  const [, shown = '', last = ''] = CURSOR.exec(cursor) ?? [];
  if (last === '') throw refuse.malformed('cursor: is not one of ours. Start again without it.');
  const at = ids.indexOf(last);
  return at >= 0 ? at + 1 : Math.max(0, Number(shown) - 1);
}
