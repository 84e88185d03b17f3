import type { FighterFrames, FrameMove } from '@combolab/contracts/frame-data';
import { openingMoves, type PerformedTrack } from '@combolab/contracts';

/** Id of the move that a combo begins with; null where nobody knows. */
export const openingMove = (track: PerformedTrack): string | null => openingMoves(track)[0] ?? null;

/** Its frames; null where there are none, or several versions and nobody said which it was. */
export function framesOfMove({ moves }: FighterFrames, id: string): FrameMove | null {
  const versions = moves.filter(({ slug, group }) => slug === id || (group === 'special' && slug.startsWith(`${id}-`)));
  const [only] = versions;
  return only !== undefined && versions.length === 1 ? only : null;
}
