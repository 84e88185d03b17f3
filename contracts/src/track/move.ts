import { z } from 'zod/mini';
import { MAX_FRAME } from './action.js';
import { MOVE_ID } from './move-id.js';

const MAX_MOVES = 200;
/** Of percent and damage at a hit. */
const MOST_AT_HIT = 999;

/** As the frame data names it: `up-air`. */
export const MoveId = z
  .string()
  .check(z.maxLength(40), z.regex(MOVE_ID, { error: 'is not the id of a move, such as up-air' }));

/** As the game shows it: with one decimal at most. */
const AtHit = z.number().check(
  z.minimum(0),
  z.maximum(MOST_AT_HIT),
  z.refine((value) => Math.round(value * 10) / 10 === value, { error: 'has more than one decimal' }),
);

/** A move that the author has named, on the frame it begins: `{ frame: 30, move: 'up-air' }`, ids as in the frame data. */
export const NamedMove = z.strictObject({
  frame: z.int().check(z.minimum(0), z.maximum(MAX_FRAME)),
  move: MoveId,
  /** Percent of the defender before the hit. */
  percent: z.exactOptional(AtHit),
  /** What the hit adds to it. */
  damage: z.exactOptional(AtHit),
});
export type NamedMove = z.output<typeof NamedMove>;
export const NamedMoves = z.array(NamedMove).check(z.maxLength(MAX_MOVES));

export const StoredMove = z.object({
  frame: z.int(),
  move: z.string(),
  percent: z.exactOptional(z.number()),
  damage: z.exactOptional(z.number()),
});
