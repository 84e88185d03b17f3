import { z } from 'zod/mini';

export const MOVE_GROUPS = ['jab', 'tilt', 'dash_attack', 'smash', 'aerial', 'special', 'grab', 'defence'] as const;
export const MOVE_KINDS = [
  'jab',
  'tilt',
  'dash_attack',
  'smash',
  'smash_up',
  'aerial',
  'special',
  'special_up',
  'grab',
  'spot_dodge',
  'roll',
] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** What a move costs out of shield; the frames are in `shield-cost.ts`. */
export const SHIELD_RULES = [
  'startupOnly',
  'grabPlus4',
  'aerialPlus3',
  'shieldDropPlus11',
  'jumpThenSpecial',
  'spotDodge',
  'roll',
  'notAvailable',
  'notAPunish',
] as const;
export type ShieldRule = (typeof SHIELD_RULES)[number];

/** How sure a number is. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

const Frames = z.int().check(z.minimum(0), z.maximum(600));
const Span = z.tuple([Frames, z.nullable(Frames)]);

/** One part of a move that can hit; frames at 60 a second, the first frame after the input is 1. */
export const FrameHit = z.strictObject({
  label: z.string().check(z.minLength(1)),
  /** Frame on which it begins; null for what begins with the landing. */
  startup: z.nullable(Frames),
  /** Frames for which both stand still on shield. */
  shieldLag: Frames,
  /** Frames for which the shielding fighter cannot act. */
  shieldStun: Frames,
  /** Percent, fresh and without the bonus of one against one. */
  damage: z.number().check(z.minimum(0)),
  /** As Ultimate Frame Data prints it: negative = the shielding fighter acts first; null where it prints none. */
  ufdOnShield: z.nullable(z.int()),
  /** Names of the fields that were computed because no source prints them. */
  derived: z.optional(z.array(z.string())),
  confidence: z.optional(z.enum(CONFIDENCES)),
});
export type FrameHit = z.output<typeof FrameHit>;

export const FrameMove = z.strictObject({
  /** Unique in its fighter, such as `up-air`. */
  slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  name: z.string().check(z.minLength(1)),
  shortName: z.string().check(z.minLength(1)),
  group: z.enum(MOVE_GROUPS),
  kind: z.enum(MOVE_KINDS),
  /** Such as `air` or `fullCharge`; null when there is one version. */
  variant: z.nullable(z.string()),
  startup: z.array(Frames).check(z.minLength(1)),
  active: z.array(Span),
  /** Last frame on which the fighter cannot act; null when no source says. */
  total: z.nullable(Frames),
  landingLag: z.nullable(Frames),
  /** Frames on which a landing costs no landing lag; an open end is null. */
  autoCancel: z.nullable(z.array(Span)),
  projectile: z.boolean(),
  hits: z.array(FrameHit),
  outOfShield: z.enum(SHIELD_RULES),
  /** How several hits relate: where they touch, early and late, or one after another. */
  hitKind: z.optional(z.enum(['position', 'time', 'sequence'])),
  /** Frame that the advantage is counted from where it is not the hit's own. */
  advantageStartup: z.optional(Frames),
  /** Frames after the hit until its owner can act, where the total depends on when it hits. */
  endlagAfterHit: z.optional(Frames),
  /** Counted as another kind of move. */
  advantageRule: z.optional(z.literal('aerial')),
  /** Its version in the air can be done from a jump out of shield. */
  airVersionOutOfShield: z.optional(z.boolean()),
  /** Its owner falls helpless afterwards: no source says when they can act. */
  helpless: z.optional(z.boolean()),
  /** Frames of a dodge on which nothing hits. */
  intangible: z.optional(z.tuple([Frames, Frames])),
  totalConfidence: z.optional(z.enum(CONFIDENCES)),
  followUpOf: z.optional(z.string()),
  startupPublished: z.optional(z.string()),
  notes: z.nullable(z.string()),
  source: z.string().check(z.minLength(1)),
  confidence: z.enum(CONFIDENCES),
});
export type FrameMove = z.output<typeof FrameMove>;

/** The frame data of one fighter: `frontend/public/frame-data/<game>/<fighter>.json`. */
export const FighterFrames = z.strictObject({
  /** Id of the roster. */
  fighterId: z.string(),
  name: z.string(),
  /** Frames of a landing without an attack: slow and fast fall. */
  landing: z.strictObject({ soft: Frames, hard: Frames }),
  /** Lines of the source's own box, for comparison. */
  published: z.looseObject({}),
  moves: z.array(FrameMove).check(z.minLength(1)),
});
export type FighterFrames = z.output<typeof FighterFrames>;

/** What is there for a game, and where the numbers come from: `about.json` beside its fighters. */
export const AboutFrames = z.object({
  game: z.string(),
  gameName: z.string(),
  /** Version of the game that the numbers hold for. */
  patch: z.string(),
  units: z.string(),
  /** Names of the files, without `.json`. */
  fighters: z.array(z.string()),
  /** Short name of a source -> what it is. */
  sources: z.record(z.string(), z.string()),
});
export type AboutFrames = z.output<typeof AboutFrames>;
