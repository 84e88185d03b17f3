import type { FrameMove } from '@combolab/contracts/frame-data';
import type { Script } from './kept.js';

/** Numbers of a move that the game's own script gives differently. */
export type Disputes = NonNullable<FrameMove['disputed']>;

/** Short name of the scripts in `about.json`. */
export const GAME = 'GAME';
/** What the last frame on which a move hits is called in a dispute. */
export const LAST_ACTIVE = 'active end';

/** Last frame on which the fighter cannot act by a script; null where it does not end the move. */
export const totalOf = ({ total, iasa }: Script): number | null =>
  total === undefined ? null : iasa === undefined ? total : Math.min(total, iasa - 1);

/**
 * What a move and its script do not agree on. Scripts of grabs and of
 * a special's later swings begin a frame after the input, so theirs are counted from there.
 */
export function disputesOf(move: Omit<FrameMove, 'disputed'>, script: Script): Disputes {
  const found: Disputes = [];
  const later = move.kind === 'grab' || move.followUpOf === 'side-special' ? 1 : 0;
  const differ = (of: string, ours: number | null | undefined, theirs: number | null | undefined): void => {
    if (ours == null || theirs == null || ours === theirs) return;
    found.push({ of, ours, theirs, source: GAME });
  };
  const starts = script.hits.map(([first]) => first + later);
  const ends = script.hits.map(([, last]) => last + later);
  if (starts.length > 0 && !move.projectile) {
    differ('startup', move.startup[0], Math.min(...starts));
    const lasts = move.active.map(([, last]) => last).filter((last) => last !== null);
    if (lasts.length > 0) differ(LAST_ACTIVE, Math.max(...lasts), Math.max(...ends));
  }
  const total = totalOf(script);
  if (move.helpless !== true && total !== null) differ('total', move.total, total + later);
  differ('landing lag', move.landingLag, script.landing?.[0]);
  differ('L-cancelled landing lag', move.lCancelledLag, script.landing?.[1]);
  return found;
}
