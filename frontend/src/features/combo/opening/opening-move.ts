import type { FighterFrames, FrameMove } from '@combolab/contracts/frame-data';
import { movesOfLines, type Track } from '../inputs/line-moves.js';

/**
 * Id of the move that a combo begins with: the first that its author named, else the first after jumps that the presses make
 * certain; null where neither says.
 */
export function openingMove(track: Track): string | null {
  const { moves = [] } = track;
  const [named] = [...moves].sort((a, b) => a.frame - b.frame);
  if (named !== undefined) return named.move;
  const first = movesOfLines(track).find((line) => line !== 'jump') ?? null;
  return first === null ? null : first.replaceAll(' ', '-');
}

/** Its frames; null where there are none, or several versions and nobody said which it was. */
export function framesOfMove({ moves }: FighterFrames, id: string): FrameMove | null {
  const versions = moves.filter(({ slug, group }) => slug === id || (group === 'special' && slug.startsWith(`${id}-`)));
  const [only] = versions;
  return only !== undefined && versions.length === 1 ? only : null;
}
