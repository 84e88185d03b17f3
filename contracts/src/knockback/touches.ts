import type { FrameHit, FrameMove } from '../frame-data/fighter-frames.js';
import type { PlacedMove } from './placed-moves.js';

/** Why nothing can be said of two hits. */
export type WhyUnknown =
  /** An attack without a name. */
  | 'unnamed'
  /** The fighter's frame data have no such move. */
  | 'no-such-move'
  /** No source has its knockback. */
  | 'no-knockback'
  /** No source has the frame of its first hit. */
  | 'no-startup'
  /** How much the moves before it dealt is not known. */
  | 'no-percent'
  /** It would touch before the other has: these presses cannot be what the names say. */
  | 'too-early';

/** A hit that a move may have been. */
export interface Touch {
  readonly version: FrameMove;
  readonly hit: FrameHit;
  /** First frame on which it touches, of the move. */
  readonly startup: number;
}

/** Whether a move holds the defender and no more: a grab or a pummel. */
export const holds = ({ versions }: PlacedMove): boolean =>
  versions.length > 0 && versions.every(({ kind }) => kind === 'grab' || kind === 'pummel');

/** What may touch, the last of hits that follow one another, or the first. */
export function touches({ versions, damage }: PlacedMove, last: boolean): readonly Touch[] {
  const all = versions.flatMap((version) => {
    const inTurn = version.hitKind === 'sequence' || isThrow(version);
    const hits = inTurn ? version.hits.slice(...(last ? [-1] : [0, 1])) : version.hits;
    return hits.flatMap((hit): Touch | readonly never[] => {
      // what a throw is said to begin on may be a hit while it holds, or what it shoots
      const startup = hit.startup ?? (isThrow(version) ? undefined : version.startup[0]);
      return startup === undefined ? [] : { version, hit, startup };
    });
  });
  const told = all.filter(({ hit }) => damage !== undefined && hit.damage === damage);
  return told.length > 0 ? told : all;
}

const isThrow = ({ kind }: FrameMove): boolean => kind === 'throw';

/** The frames on which a move may first touch; a grab has no hits, but it does. */
export function firstTouches(move: PlacedMove): readonly number[] {
  if (!holds(move)) return touches(move, false).map(({ startup }) => startup);
  return move.versions.flatMap(({ startup }) => startup.slice(0, 1));
}

/** Why a move cannot be what is followed. */
export function whyUnknown(move: PlacedMove): WhyUnknown | null {
  if (move.id === null) return 'unnamed';
  if (move.versions.length === 0) return 'no-such-move';
  if (holds(move)) return null;
  if (move.versions.every(({ hits }) => hits.every(({ knockback }) => knockback === undefined))) return 'no-knockback';
  return touches(move, true).length === 0 ? 'no-startup' : null;
}
