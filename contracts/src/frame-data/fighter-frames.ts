import { z } from 'zod/mini';

export const MOVE_GROUPS = [
  ...(['jab', 'tilt', 'dash_attack', 'smash', 'aerial', 'special', 'grab', 'throw'] as const),
  ...(['defence', 'getup'] as const),
] as const;
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
  'pummel',
  'throw',
  'spot_dodge',
  'roll',
  'air_dodge',
  'getup',
] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** What a move costs out of shield; each game's `shield-rules.ts` knows the frames of those that it has. */
export const SHIELD_RULES = [
  // Melee's
  'shieldGrab',
  'jumpCancel',
  'afterJump',
  'afterDrop',
  // Ultimate's
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
const Share = z.number().check(z.minimum(0));

/** What a hit does to who is hit, in the game's own units. */
export const Knockback = z.strictObject({
  /** Degrees, 0 = forward, 90 = up; 361 and above are angles that the game works out. */
  angle: z.int().check(z.minimum(0), z.maximum(370)),
  base: Share,
  growth: Share,
  /** Knockback for a fixed damage in place of the hit's own and the defender's percent; 0 = none. */
  set: Share,
  /** The defender's weight does not count. */
  weightless: z.optional(z.literal(true)),
});
export type Knockback = z.output<typeof Knockback>;

/** One part of a move that can hit; frames at 60 a second, the first frame after the input is 1. */
export const FrameHit = z.strictObject({
  label: z.string().check(z.minLength(1)),
  /** Frame on which it begins; null for what begins with the landing. */
  startup: z.nullable(Frames),
  /** First and last frame on which it hits, where they are not those of the move. */
  active: z.optional(z.array(Span)),
  /** Frames for which both stand still on shield; null where no source says. */
  shieldLag: z.nullable(Frames),
  /** Frames for which the shielding fighter cannot act; null where no source says. */
  shieldStun: z.nullable(Frames),
  /** Percent, fresh and without the bonus of one against one; null where no source says. */
  damage: z.nullable(Share),
  /** As the game's publisher prints it: negative = the shielding fighter acts first; null where it prints none. */
  published: z.nullable(z.int()),
  /** Frame that the publisher counts from, where it is not the hit's own: late parts from the first frame of the move. */
  publishedFrom: z.optional(Frames),
  /** The formula does not fit the move (more than a frame apart): the published number counts. */
  windowPublished: z.optional(z.literal(true)),
  knockback: z.optional(Knockback),
  /** Its sparks freeze the defender for longer. */
  electric: z.optional(z.literal(true)),
  /** What the hit multiplies its freeze by, where it is not 1. */
  hitlagTimes: z.optional(z.number().check(z.minimum(0))),
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
  /** First hitting frames; none where no source says, or nothing hits. */
  startup: z.array(Frames),
  active: z.array(Span),
  /** Last frame on which the fighter cannot act; null when no source says. */
  total: z.nullable(Frames),
  landingLag: z.nullable(Frames),
  /** Landing lag where the landing is cancelled by shielding just before it. */
  lCancelledLag: z.optional(Frames),
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
  /** Numbers that two sources give differently: what it is of, ours and theirs. */
  disputed: z.optional(
    z.array(z.strictObject({ of: z.string(), ours: z.number(), theirs: z.number(), source: z.string() })),
  ),
  notes: z.nullable(z.string()),
  source: z.string().check(z.minLength(1)),
  confidence: z.enum(CONFIDENCES),
});
export type FrameMove = z.output<typeof FrameMove>;

/** What is told of a fighter's body and movement, in the game's own units; hops, jump squat and dash in frames. */
export const STATS = [
  ...([
    'weight',
    'gravity',
    'walkSpeed',
    'runSpeed',
    'initialDash',
    'dashFrames',
    'airSpeed',
    'airAcceleration',
  ] as const),
  ...([
    'fallSpeed',
    'fastFallSpeed',
    'jumpSquat',
    'shortHop',
    'fullHop',
    'shortHopFastFall',
    'fullHopFastFall',
  ] as const),
  ...(['wavedashLength'] as const),
] as const;
export type Stat = (typeof STATS)[number];
/** What no source has is absent. */
export const FighterStats = z.partialRecord(z.enum(STATS), z.number());
export type FighterStats = z.output<typeof FighterStats>;

/** The frame data of one fighter: `frontend/public/frame-data/<game>/<fighter>.json`. */
export const FighterFrames = z.strictObject({
  /** Id of the roster. */
  fighterId: z.string(),
  name: z.string(),
  /** Frames of a landing without an attack, slow and fast fall; null where no source says. */
  landing: z.nullable(z.strictObject({ soft: Frames, hard: Frames })),
  stats: FighterStats,
  /** The quickest ways out of shield as the game's publisher prints them, for comparison: names of moves and frames. */
  published: z.array(z.strictObject({ moves: z.array(z.string()), frames: Frames })),
  moves: z.array(FrameMove).check(z.minLength(1)),
});
export type FighterFrames = z.output<typeof FighterFrames>;

/** Stats of all fighters of a game by slug: `stats.json` beside its fighters. */
export const RosterStats = z.record(z.string(), FighterStats);
export type RosterStats = z.output<typeof RosterStats>;

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
