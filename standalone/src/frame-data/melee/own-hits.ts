import type { SourceMove } from './source.js';

/** Names of a getup attack's hits by how who gets up lies; the source has the hits of both on one of them. */
const LIES: Readonly<Record<string, RegExp>> = { bgetup: /^back_/, fgetup: /^front_/ };
const TILTED = new Set(['uaft', 'daft']);

const timesAndHits = ({ start, end, totalFrames, iasa, hits }: SourceMove): string =>
  JSON.stringify([start, end, totalFrames, iasa, hits]);

/** Moves with the hits that are theirs; a tilt aimed up or down that is no other move than the straight one is left out. */
export function withOwnHits(moves: readonly SourceMove[]): readonly SourceMove[] {
  const straight = moves.find(({ normalizedName }) => normalizedName === 'ftilt');
  const getups = moves.filter(({ normalizedName }) => LIES[normalizedName] !== undefined).flatMap(({ hits }) => hits);
  return moves.flatMap((move) => {
    if (TILTED.has(move.normalizedName) && straight !== undefined && timesAndHits(move) === timesAndHits(straight))
      return [];
    const lies = LIES[move.normalizedName];
    return [lies === undefined ? move : { ...move, hits: getups.filter(({ name = '' }) => lies.test(name)) }];
  });
}
