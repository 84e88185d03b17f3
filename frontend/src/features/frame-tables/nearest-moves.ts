import { editDistance } from '@combolab/contracts/query';
import type { FrameMove } from '@combolab/contracts/frame-data';

/** Letters that a misspelt name may differ by. */
const MOST_WRONG = 4;
const MOST = 3;

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Moves whose slug, name or short name is nearest to a text, at most three; of those that begin with it the first. */
export function nearestMoves(text: string, moves: readonly FrameMove[]): readonly FrameMove[] {
  const asked = folded(text);
  if (asked === '') return [];
  const distanceOf = ({ slug, name, shortName }: FrameMove): number =>
    Math.min(
      ...[slug, name, shortName]
        .map(folded)
        .map((called) => (called.startsWith(asked) ? 0 : editDistance(asked, called, MOST_WRONG))),
    );
  return moves
    .map((move) => ({ move, distance: distanceOf(move) }))
    .filter(({ distance }) => distance <= MOST_WRONG)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ move }) => move);
}
