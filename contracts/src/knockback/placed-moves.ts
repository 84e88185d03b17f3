import type { FighterFrames, FrameMove } from '../frame-data/fighter-frames.js';
import type { Action } from '../track/action.js';
import { inOrder } from '../track/move-id.js';
import type { NamedMove } from '../track/move.js';
import type { PressType } from '../track/press.js';

/** What has a name in a combo, but touches nobody. */
export const MOVEMENTS: readonly string[] = [
  ...['short-hop', 'full-hop', 'double-jump', 'fast-fall', 'dash', 'footstool', 'wavedash', 'waveland', 'jump'],
];

/** A move of a combo, on the frame it is pressed. */
export interface PlacedMove {
  /** As the combo names it: `up-air`; null where an attack was pressed that nobody named. */
  readonly id: string | null;
  readonly frame: number;
  /** Its frames: all versions that it may have been, none where there is no such move. */
  readonly versions: readonly FrameMove[];
  /** Percent before it and what it added, where a replay told them. */
  readonly percent?: number;
  readonly damage?: number;
}

/** What a combo's moves are taken from. */
export interface MovesOfCombo {
  readonly actions: readonly Action[];
  /** In any order. */
  readonly moves: readonly (Omit<NamedMove, 'move'> & { readonly move: string | null })[];
}

/** Versions of a move: `up-special` is that on the ground and that in the air, charged and not. */
export function versionsOf({ moves }: Pick<FighterFrames, 'moves'>, id: string): readonly FrameMove[] {
  return moves.filter(({ slug, group }) => slug === id || (group === 'special' && slug.startsWith(`${id}-`)));
}

const firstHit = ({ startup }: FrameMove): number => startup[0] ?? 0;

/**
 * The moves of a combo that touch somebody, in their order, each on the frame of its press: a move may be named later, while it comes out.
 * @param attacks whether a press makes an attack
 */
export function placedMoves(
  { actions, moves }: MovesOfCombo,
  fighter: Pick<FighterFrames, 'moves'>,
  attacks: (type: PressType) => boolean,
): readonly PlacedMove[] {
  const pressed = actions
    .filter(({ presses }) =>
      presses.some(({ type, hold }) => (hold === 'SELECT_NO_HOLD' || hold === 'START_HOLD') && attacks(type)),
    )
    .map(({ frame }) => frame);
  const known = inOrder(moves).filter(({ move }) => move === null || !MOVEMENTS.includes(move));
  return known.flatMap(({ move: id, frame, ...told }): PlacedMove | readonly never[] => {
    const versions = id === null ? [] : versionsOf(fighter, id);
    if (versions.some(({ group }) => group === 'defence')) return [];
    return { id, frame: pressOf(frame, versions, pressed), versions, ...told };
  });
}

/** The last attack that was pressed while the move was coming out; a throw is a direction, which may be pressed at any time. */
function pressOf(frame: number, versions: readonly FrameMove[], pressed: readonly number[]): number {
  if (versions.some(({ kind }) => kind === 'throw')) return frame;
  const longest = Math.max(0, ...versions.map(firstHit));
  return pressed.findLast((each) => each <= frame && frame - each <= longest) ?? frame;
}
