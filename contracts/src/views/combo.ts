import { z } from 'zod/mini';
import { StoredAction } from '../track/action.js';
import { StoredConditions } from '../track/conditions.js';
import { StoredMove } from '../track/move.js';
import { ShownNote } from '../track/note.js';
import { StoredSource } from '../track/source.js';
import { DIFFICULTIES } from '../track/difficulty.js';
import { PRESS_TYPES } from '../track/press.js';
import { ScrubSheet } from './scrub-sheet.js';
import { TAGS } from './tags.js';
import { Time, ViewVersion } from './text.js';

export const CharacterData = z.object({ _id: z.string(), name: z.string(), imageUrl: z.string() });
export const AuthorData = z.object({ _id: z.string(), displayName: z.string(), photoUrl: z.nullable(z.string()) });
export type AuthorData = z.output<typeof AuthorData>;

export const PREVIEW_STATES = ['waiting', 'working', 'ready', 'failed'] as const;
/** What viewers of a clip need before the rest of its preview, in this order. */
export const PREVIEW_STAGES = ['thumbnail', 'playable'] as const;
export type PreviewStage = (typeof PREVIEW_STAGES)[number];

export const PreviewState = z.object({
  state: z.enum(PREVIEW_STATES),
  /** 0 to 100. */
  percent: z.number(),
  /** Of what alone that is; of everything where absent. Only told while it is worked on. */
  stage: z.exactOptional(z.enum(PREVIEW_STAGES)),
  /** Why it failed, for people. */
  problem: z.optional(z.string()),
});
export type PreviewState = z.output<typeof PreviewState>;

/** A playable file of the clip. */
export const Rendition = z.object({ src: z.string(), width: z.int(), height: z.int() });

/** Versions of a combo's room parts. */
export const ComboVersions = z.object({
  combo: ViewVersion,
  tally: ViewVersion,
  comments: ViewVersion,
  preview: ViewVersion,
});
export type ComboVersions = z.output<typeof ComboVersions>;

/** Likes and dislikes of one combo. */
export const Tally = z.object({ numLikes: z.int(), numDislikes: z.int() });
export type Tally = z.output<typeof Tally>;

/** One press or hold: what is pressed, the frame it goes down on, and for how many frames it is held; 0 is a press. */
export const StripPress = z.tuple([z.enum(PRESS_TYPES), z.int(), z.int()]);
export type StripPress = z.output<typeof StripPress>;

/** A combo without its presses, as lists show it. */
export const ComboCard = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  gameId: z.string(),
  /** The attacker. */
  characterId: z.string(),
  /** The defenders. */
  characterIds: z.array(z.string()),
  /** Attacker, then defenders. */
  characterData: z.array(CharacterData),
  authorId: z.string(),
  authorData: z.array(AuthorData),
  /** Address of the best file that can be watched now; null while there is none. */
  videoFile: z.nullable(z.string()),
  renditions: z.array(Rendition),
  preview: z.nullable(z.string()),
  thumbnail: z.nullable(z.string()),
  /** Pictures for the seek bar; absent where none were made. */
  scrub: z.optional(ScrubSheet),
  /** Whether there is anything to hear in the renditions; absent where that is not known. */
  sound: z.optional(z.boolean()),
  previewState: PreviewState,
  /** Length of the clip in frames of 1/60 s. */
  frames: z.int(),
  tags: z.array(z.enum(TAGS)),
  percentRange: z.tuple([z.int(), z.int()]),
  difficulty: z.enum(DIFFICULTIES),
  /** Version of the game it was tested on; null when nobody said. */
  patch: z.nullable(z.string()),
  /** Under which it works; absent where nothing is said. */
  conditions: z.exactOptional(StoredConditions),
  /** The asking user's own: 1 or 0, and -1 or 0. */
  likeStatus: z.int(),
  dislikeStatus: z.int(),
  numLikes: z.int(),
  numDislikes: z.int(),
  numComments: z.int(),
  verified: z.boolean(),
  /** The `contentVersion` that an admin last vouched for; absent where none did. */
  verifiedVersion: z.exactOptional(z.int()),
  /** An admin took it out of sight: only its author and admins are answered. */
  hidden: z.exactOptional(z.literal(true)),
  createdAt: Time,
  /** What is pressed, by frame, at most 120: for a small picture of it. Lists alone have it. */
  strip: z.exactOptional(z.array(StripPress)),
  /** Ids of the moves that are done, in their order, at most 20. Lists alone have it. */
  performed: z.exactOptional(z.array(z.string())),
  /** What an edit sends back as `baseVersion`. */
  contentVersion: z.int(),
  versions: ComboVersions,
});
export type ComboCard = z.output<typeof ComboCard>;

/** A whole combo. */
export const Combo = z.extend(ComboCard, {
  actions: z.array(StoredAction),
  /** As the author has named them; absent when nobody did. */
  moves: z.optional(z.array(StoredMove)),
  /** The author's, by frame; absent where there are none. */
  notes: z.exactOptional(z.array(ShownNote)),
  /** How sticks and triggers moved, as `encodeSticks` writes it; absent where nobody knows. */
  sticks: z.exactOptional(z.string()),
  /** The replay it was taken from; absent where nobody says. */
  source: z.exactOptional(StoredSource),
});
export type Combo = z.output<typeof Combo>;
