import { z } from 'zod/mini';

const Box = z.object({
  /** Percent. */
  damage: z.number(),
  angle: z.int(),
  knockbackGrowth: z.number(),
  setKnockback: z.number(),
  baseKnockback: z.number(),
  effect: z.string(),
  /** Frames for which who is hit stands still. */
  hitlagDefender: z.int(),
  shieldstun: z.int(),
  isWeightIndependent: z.boolean(),
});
/** One hitbox as the source has it. */
export type SourceBox = z.output<typeof Box>;

const Hit = z.object({
  /** First and last frame; both 0 where the source has none. */
  ...{ start: z.int(), end: z.int() },
  name: z.optional(z.string()),
  hitboxes: z.array(Box),
});
/** Hitboxes that come together. */
export type SourceHit = z.output<typeof Hit>;

const Frames = z.optional(z.int());
const Move = z.object({
  name: z.string(),
  normalizedName: z.string(),
  /** First and last hitting frame; 0 where the source has none. */
  ...{ start: Frames, end: Frames },
  /** 0 where the source has none. */
  totalFrames: z.int(),
  /** First frame on which the fighter can act, where that is before the end. */
  iasa: Frames,
  ...{ landLag: Frames, lCanceledLandLag: Frames },
  /** A landing before the first or after the second of these frames costs nothing. */
  ...{ autoCancelBefore: Frames, autoCancelAfter: Frames },
  source: z.optional(z.string()),
  /** Copied from the other version of the move. */
  isInterpolated: z.boolean(),
  hits: z.array(Hit),
});
/** One move as the source has it. */
export type SourceMove = z.output<typeof Move>;

const Fighter = z.object({
  name: z.string(),
  normalizedName: z.string(),
  statistics: z.object({
    weight: z.number(),
    /** The speed of falling, whatever its name says: it equals what the game itself has for that. */
    gravity: z.number(),
    ...{ walkSpeed: z.number(), runSpeed: z.number(), initialDash: z.number() },
    ...{ dashFrames: z.int(), jumpSquat: z.int(), waveDashLength: z.number() },
  }),
  moves: z.array(Move),
});
/** One fighter as the source has them. */
export type SourceFighter = z.output<typeof Fighter>;

/** The file `melee.json` of FightCore's frame data. */
export const MeleeSource = z.array(Fighter);
