import type { NamedMove } from '@combolab/contracts';

/** A named move as it is drawn. */
export interface DrawnMove {
  readonly move: NamedMove;
  /** Pixels up to the next one. */
  readonly room: number;
  /** There is room for words. */
  readonly labelled: boolean;
}

/** Moves that begin nearer to each other than this are one mark. */
const LEAST_APART_PX = 4;
const WORDS_PX = 26;
/** Words of a move before the view may still reach into it. */
const LONGEST_WORDS_PX = 260;

/** The moves whose marks or words touch the frames from `from` to `to`, few enough to be told apart; the last has room to the end. */
export function drawnMoves(moves: readonly NamedMove[], from: number, to: number, px: number): readonly DrawnMove[] {
  const drawn: DrawnMove[] = [];
  let next = Infinity;
  // From the last to the first, so that the room up to the next is known.
  for (const move of moves.toSorted((a, b) => b.frame - a.frame)) {
    const room = (next - move.frame) * px;
    if (room < LEAST_APART_PX) continue;
    next = move.frame;
    if (move.frame > to || (move.frame - from) * px < -LONGEST_WORDS_PX) continue;
    drawn.push({ move, room, labelled: room >= WORDS_PX });
  }
  return drawn.reverse();
}
