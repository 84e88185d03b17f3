import { z } from 'zod/mini';
import { StoredConditions } from '../track/conditions.js';
import { ComboCard, PREVIEW_STAGES, PreviewState, Rendition } from '../views/combo.js';
import { Comment } from '../views/comment.js';
import { Suspension } from '../views/moderation.js';
import { Notification } from '../views/notification.js';
import { ScrubSheet } from '../views/scrub-sheet.js';
import { ViewVersion } from '../views/text.js';
import { USER_TYPES } from '../views/user.js';

const between = { room: z.string(), from: ViewVersion, to: ViewVersion };

const { name, description, gameId, characterId, characterIds, tags, percentRange, difficulty, patch, contentVersion } =
  ComboCard.shape;
const changed = { name, description, gameId, characterId, characterIds, tags, percentRange, difficulty, patch };

/** Changed fields of the combo itself, its verification, or its deletion. */
export const ComboMessage = z.object({
  ...between,
  part: z.literal('combo'),
  ...z.partial(z.object({ ...changed, contentVersion })).shape,
  /** null = none are said any more. */
  conditions: z.optional(z.nullable(StoredConditions)),
  deleted: z.optional(z.literal(true)),
  verified: z.optional(z.boolean()),
  /** The `contentVersion` that an admin last vouched for. */
  verifiedVersion: z.optional(z.int()),
  /** Whether only its author and admins see it. */
  hidden: z.optional(z.boolean()),
  /** The changed fields once more, for pages that look for them here. */
  changed: z.optional(z.record(z.string(), z.unknown())),
});
export type ComboMessage = z.output<typeof ComboMessage>;
/** Absolute counts. */
export const TallyMessage = z.object({ ...between, part: z.literal('tally'), numLikes: z.int(), numDislikes: z.int() });
/** List changes, idempotent by id. */
export const CommentsMessage = z.object({
  ...between,
  part: z.literal('comments'),
  numComments: z.int(),
  commentsAdded: z.array(Comment),
  commentsRemoved: z.array(z.string()),
  /** Those of the removed that their authors and admins still see. */
  commentsHidden: z.optional(z.array(z.string())),
});
export const PreviewMessage = z.object({
  ...between,
  part: z.literal('preview'),
  previewState: PreviewState,
  videoFile: z.nullable(z.string()),
  renditions: z.array(Rendition),
  preview: z.nullable(z.string()),
  thumbnail: z.nullable(z.string()),
  scrub: z.optional(ScrubSheet),
  sound: z.optional(z.boolean()),
});
/** Absolute: how many notifications one has not read, and the latest of all. */
export const InboxMessage = z.object({
  ...between,
  part: z.literal('inbox'),
  unread: z.int(),
  latest: z.nullable(Notification),
});
/** A guide was saved, published or deleted; what it says now is fetched. */
export const GuideMessage = z.object({
  ...between,
  part: z.literal('guide'),
  contentVersion: z.int(),
  deleted: z.optional(z.literal(true)),
  /** Whether only its author and admins see it. */
  hidden: z.optional(z.boolean()),
});
/** Absolute: what one may do. */
export const AccountMessage = z.object({
  ...between,
  part: z.literal('account'),
  userType: z.enum(USER_TYPES),
  /** null when one may do everything. */
  suspension: z.nullable(Suspension),
});
export type AccountMessage = z.output<typeof AccountMessage>;
/** Absolute: how many follow a user. */
export const FollowersMessage = z.object({ ...between, part: z.literal('followers'), numFollowers: z.int() });
/** Ids that came to or went from a game's results or guides, or from what admins look through. */
export const ListMessage = z.object({
  ...between,
  part: z.literal('list'),
  added: z.array(z.string()),
  removed: z.array(z.string()),
});

/** Server event `view`: one part of a room went from one version to another. */
export const ViewMessage = z.discriminatedUnion('part', [
  ComboMessage,
  TallyMessage,
  CommentsMessage,
  PreviewMessage,
  ListMessage,
  InboxMessage,
  GuideMessage,
  AccountMessage,
  FollowersMessage,
]);
export type ViewMessage = z.output<typeof ViewMessage>;
export type ComboRoomMessage = Exclude<ViewMessage, { part: 'list' | 'inbox' | 'guide' | 'account' | 'followers' }>;

/** Server event `progress`: no version, never replayed. */
export const ProgressMessage = z.object({
  room: z.string(),
  comboId: z.optional(z.string()),
  stage: z.enum(['upload', 'check', 'preview']),
  /** Of a preview that which is made alone, ahead of the rest; all of it where absent. */
  ahead: z.exactOptional(z.enum(PREVIEW_STAGES)),
  /** 0 to 100. */
  percent: z.number(),
  /** Bytes. */
  received: z.optional(z.number()),
  /** Bytes of the request body; absent when the client did not say. */
  total: z.optional(z.number()),
  problem: z.optional(z.string()),
});
export type ProgressMessage = z.output<typeof ProgressMessage>;

/** Server event `watching`: how many watch a combo now, this viewer too. No version, never replayed. */
export const WatchingMessage = z.object({ room: z.string(), count: z.int() });
export type WatchingMessage = z.output<typeof WatchingMessage>;

/** What `join` takes: at most 100 rooms, with the versions the viewer has. */
export const JoinRequest = z
  .array(
    z.object({ room: z.string().check(z.maxLength(200)), versions: z.optional(z.record(z.string(), ViewVersion)) }),
  )
  .check(z.maxLength(100));
export type JoinRequest = z.output<typeof JoinRequest>;
export const LeaveRequest = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100));

/** Answer of `join`, in the asked order. `behind` names the parts that must be fetched. */
export type JoinAnswer = (
  | {
      readonly room: string;
      readonly ok: true;
      readonly versions: Record<string, ViewVersion>;
      readonly behind: string[];
    }
  | { readonly room: string; readonly ok: false; readonly problem: string }
)[];

/** Fields of a card that a `combo` part may announce as changed. */
export type ComboChange = Partial<z.output<typeof ComboCard>>;
