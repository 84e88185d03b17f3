import { hitlagOf } from '../scene/find-hits.js';
import { isThrowing } from '../scene/states.js';
import type { Contact } from './contacts.js';

/** Frames both stand still at a hit: none where one holds the other. */
export const lagOf = ({ move }: Contact): number =>
  move.damage === 0 || isThrowing(move.state) ? 0 : hitlagOf(move.damage);

/** Between two hits, as the attacker and the defender have it. */
export interface Segment {
  /** Null before the first hit, and after the last. */
  readonly last: Contact | null;
  readonly next: Contact | null;
  /** Frames since the last hit let go, or since the beginning; negative while both still stand. */
  readonly since: number;
  /** Frames from there to the next hit, or to the end of the clip; at least 1. */
  readonly length: number;
}

/** What a frame lies between. */
export function segmentAt(contacts: readonly Contact[], frames: number, frame: number): Segment {
  const index = contacts.findLastIndex((contact) => contact.frame <= frame);
  const [last, next] = [contacts[index] ?? null, contacts[index + 1] ?? null];
  const from = last === null ? 0 : last.frame + lagOf(last);
  return { last, next, since: frame - from, length: Math.max(1, (next?.frame ?? frames) - from) };
}
