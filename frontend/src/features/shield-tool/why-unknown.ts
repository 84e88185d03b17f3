import type { FighterFrames, FrameMove, Landing } from '@combolab/contracts/frame-data';

/** Why nobody can say how many frames there are after a move. @param place of the hit in the move */
export function whyUnknown(move: FrameMove, place: number, { name }: FighterFrames, landing: Landing): string {
  const hit = move.hits[place];
  if (landing === 'autoCancel') return `No source says how long ${name} takes to land.`;
  if (move.helpless === true)
    return `${name} falls helpless afterwards: no source says when they can act after this move.`;
  if (move.total !== null && move.kind !== 'aerial' && hit?.startup === null)
    return 'No source says on which frame this hit comes.';
  if (hit?.shieldStun === null) return 'No source says how long this hit stuns a shield.';
  return `No source says when ${name} can act after this move.`;
}
