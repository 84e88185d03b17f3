import { refuse } from '../problems.js';

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\.([\w/-]{1,200})$/;

/** The document that a page ended with: it stays a place when that document is gone. */
export interface Place {
  /** What the list is ordered by; ISO 8601 UTC. */
  readonly at: string;
  readonly id: string;
}

/** A place as callers send it back. */
export const placeCursor = ({ at, id }: Place): string => `${at}.${id}`;

/** @throws RefusedError 400 for what is none of ours */
export function readPlace(cursor: string): Place {
  const [, at, id] = CURSOR.exec(cursor) ?? [];
  if (at === undefined || id === undefined)
    throw refuse.malformed('cursor: is not one of ours. Start again without it.');
  return { at, id };
}
