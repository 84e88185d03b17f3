import { z } from 'zod/mini';
import { ActionInputs, StoredAction } from '../../track/action.js';
import { ComboConditions, StoredConditions } from '../../track/conditions.js';
import { NamedMoves, StoredMove } from '../../track/move.js';
import { FrameNotes, ShownNote } from '../../track/note.js';
import { ComboSource, StoredSource } from '../../track/source.js';
import { StickText } from '../../track/sticks.js';
import { Combo } from '../../views/combo.js';
import { LIMITS } from '../../views/limits.js';
import { PERCENT_MAX, PERCENT_MIN, TAGS } from '../../views/tags.js';
import { FighterId, Id, text, Time } from '../../views/text.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';
import { GameIdParam } from './games.js';
import { wholeNumber } from './search.js';

const Percent = z.int().check(z.minimum(PERCENT_MIN), z.maximum(PERCENT_MAX));
/** Lowest and highest percent it works at, both inclusive. */
export const PercentRange = z
  .tuple([Percent, Percent])
  .check(z.refine(([low, high]) => low <= high, { error: 'the low end is above the high end' }));
const unique = z.refine<unknown[]>((values) => new Set(values).size === values.length, { error: 'names one twice' });
/** Combo types, each at most once. */
export const Tags = z.array(z.enum(TAGS)).check(unique);
const Defenders = z
  .array(FighterId)
  .check(z.minLength(1, { error: 'choose at least one defender' }), z.maxLength(100), unique);
/** A filter's fighters or groups. */
export const FighterIds = z.array(FighterId).check(z.maxLength(100));
const Name = text(1, LIMITS.nameLength);
const Description = text(0, LIMITS.descriptionLength);

/** Whether it is one of the game is looked at with the game. */
const Patch = z.string().check(z.minLength(1), z.maxLength(12));

const content = {
  characterId: FighterId,
  characterIds: Defenders,
  gameId: GameIdParam,
  actions: ActionInputs,
  name: Name,
  description: z._default(Description, ''),
  percentRange: z._default(PercentRange, [0, 0]),
  tags: z._default(Tags, []),
  moves: z.optional(NamedMoves),
  notes: z.optional(FrameNotes),
  conditions: z.optional(ComboConditions),
  /** How sticks and triggers moved: base64, see docs/api.md. */
  sticks: z.optional(StickText),
  patch: z.optional(Patch),
  source: z.optional(ComboSource),
};

/** `authorId` names the caller and may be left out. */
export const AddComboBody = z.strictObject({
  ...content,
  authorId: z.optional(Id),
  videoFile: z.optional(z.string().check(z.maxLength(2000))),
});
export const UploadId = z
  .string()
  .check(z.regex(/^[\w-]{22,64}$/, { error: 'is not an upload id (22 to 64 URL-safe characters)' }));

/** Absent fields stay as they are. */
export const UpdateComboBody = z.strictObject({
  comboId: Id,
  baseVersion: z.optional(z.int().check(z.minimum(0))),
  characterId: z.optional(FighterId),
  characterIds: z.optional(Defenders),
  gameId: z.optional(GameIdParam),
  actions: z.optional(ActionInputs),
  name: z.optional(Name),
  description: z.optional(Description),
  percentRange: z.optional(PercentRange),
  tags: z.optional(Tags),
  moves: z.optional(NamedMoves),
  /** All of them; none, and null, take them away. */
  notes: z.optional(z.nullable(FrameNotes)),
  /** All of them; none, and null, take them away. */
  conditions: z.optional(z.nullable(ComboConditions)),
  /** null = nobody knows any more. */
  sticks: z.optional(z.nullable(StickText)),
  /** null = nobody says any more. */
  patch: z.optional(z.nullable(Patch)),
  /** null = nobody says any more. */
  source: z.optional(z.nullable(ComboSource)),
});

/** The content of a combo as it was from one change to the next. */
export const ComboVersion = z.object({
  contentVersion: z.int(),
  /** ISO 8601 UTC. */
  at: Time,
  by: z.object({ _id: z.nullable(z.string()), displayName: z.nullable(z.string()) }),
  name: z.string(),
  description: z.string(),
  gameId: z.string(),
  characterId: z.string(),
  characterIds: z.array(z.string()),
  tags: z.array(z.enum(TAGS)),
  percentRange: z.tuple([z.int(), z.int()]),
  actions: z.array(StoredAction),
  patch: z.nullable(z.string()),
  moves: z.optional(z.array(StoredMove)),
  notes: z.exactOptional(z.array(ShownNote)),
  conditions: z.exactOptional(StoredConditions),
  sticks: z.exactOptional(z.string()),
  source: z.exactOptional(StoredSource),
});
export type ComboVersion = z.output<typeof ComboVersion>;

const readAfter = { readAfter: z.string() };
export const ComboWritten = z.extend(Combo, {
  ...readAfter,
  /** Combos that were there before with the very same clip; absent where there is none. */
  sameClipAs: z.exactOptional(z.array(z.object({ _id: z.string(), name: z.string() }))),
});
const ComboReads = ['combos', 'tallies', 'comments', 'previews', 'users'] as const;

export const comboRoutes = {
  addCombo: route({
    ...addresses.addCombo,
    who: 'user',
    scope: 'write:combos',
    summary: 'Share a combo: its clip and its presses',
    query: z.strictObject({ upload: z.optional(UploadId) }),
    body: AddComboBody,
    bodyType: 'multipart',
    answer: ComboWritten,
    status: 201,
    problems: [413, 415, 422, 507],
  }),
  updateCombo: route({
    ...addresses.updateCombo,
    who: 'user',
    scope: 'write:combos',
    summary: 'Replace content of a combo (author or admin)',
    body: UpdateComboBody,
    answer: ComboWritten,
    problems: [403, 404, 409, 422],
  }),
  deleteCombo: route({
    ...addresses.deleteCombo,
    who: 'user',
    scope: 'write:combos',
    summary: 'Delete a combo and its files (author or admin)',
    body: z.strictObject({ comboId: Id }),
    answer: z.object({ comboId: z.string(), deleted: z.literal(true), ...readAfter }),
    problems: [403, 404],
  }),
  verifyCombo: route({
    ...addresses.verifyCombo,
    who: 'admin',
    scope: null,
    summary: 'Vouch for a combo, or withdraw it',
    body: z.strictObject({ comboId: Id, verified: z.boolean() }),
    answer: z.object({ comboId: z.string(), verified: z.boolean(), ...readAfter }),
    problems: [403, 404],
  }),
  generatePreview: route({
    ...addresses.generatePreview,
    who: 'user',
    scope: 'write:combos',
    summary: 'Make the preview anew: a failed one, or one that is there, which goes first (author or admin)',
    body: z.strictObject({
      comboId: Id,
      authorId: z.optional(Id),
      characterId: z.optional(FighterId),
      gameId: z.optional(GameIdParam),
      videoFile: z.optional(z.string().check(z.maxLength(2000))),
    }),
    answer: z.object({ comboId: z.string(), generation: z.int(), ...readAfter }),
    problems: [403, 404],
  }),
  combo: route({
    ...addresses.combo,
    who: 'anyone',
    scope: 'read',
    summary: 'One combo, in a list of one',
    params: z.strictObject({ comboId: Id }),
    answer: z.array(Combo),
    reads: ComboReads,
    problems: [404],
  }),
  comboFor: route({
    ...addresses.comboFor,
    who: 'user',
    scope: 'read',
    summary: 'One combo with the own feedback, in a list of one',
    params: z.strictObject({ comboId: Id, userId: Id }),
    answer: z.array(Combo),
    reads: ComboReads,
    problems: [403, 404],
  }),
  comboVersions: route({
    ...addresses.comboVersions,
    who: 'user',
    scope: 'read',
    summary: 'Versions of the content of a combo a page at a time, newest first (author or admin)',
    params: z.strictObject({ comboId: Id }),
    query: z.strictObject({
      cursor: z.optional(Id),
      limit: z._default(wholeNumber(1, LIMITS.pageSizeMax), LIMITS.pageSizeMax),
    }),
    answer: z.object({
      versions: z.array(ComboVersion),
      /** Where the next page begins; null at the end. */
      cursor: z.nullable(z.string()),
    }),
    problems: [404],
  }),
};
