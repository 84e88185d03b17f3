import { z } from 'zod/mini';
import { MAX_FRAME } from './action.js';

const MAX_MOVES = 200;

/** As the frame data names it: `up-air`. */
export const MoveId = z
  .string()
  .check(z.maxLength(40), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'is not the id of a move, such as up-air' }));

/** A move that the author has named, on the frame it begins: `{ frame: 30, move: 'up-air' }`, ids as in the frame data. */
export const NamedMove = z.strictObject({
  frame: z.int().check(z.minimum(0), z.maximum(MAX_FRAME)),
  move: MoveId,
});
export type NamedMove = z.output<typeof NamedMove>;
export const NamedMoves = z.array(NamedMove).check(z.maxLength(MAX_MOVES));

export const StoredMove = z.object({ frame: z.int(), move: z.string() });

/** In the order they happen. */
export const inOrder = (moves: readonly NamedMove[]): NamedMove[] => [...moves].sort((a, b) => a.frame - b.frame);
