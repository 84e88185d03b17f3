import { z } from 'zod/mini';
import { GUIDE_LEVELS, Guide, GuideCard } from '../../views/guide.js';
import { LIMITS } from '../../views/limits.js';
import { FighterId, Id, text, typedText } from '../../views/text.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';
import { wholeListHeaders, wholeListQuery } from '../whole-list.js';
import { GameIdParam } from './games.js';
import { wholeNumber } from './search.js';

const SectionId = z.int().check(z.minimum(0), z.maximum(LIMITS.sectionIdMax));
/** How long sections and guides may be is decided where they are saved, with words that say what to do. */
const SectionText = typedText(LIMITS.guideLength);

const Section = z.discriminatedUnion('type', [
  z.strictObject({ id: SectionId, type: z.enum(['TEXT', 'TITLE', 'HEADER']), value: SectionText }),
  z.strictObject({
    id: SectionId,
    type: z.literal('COMBO_SELECTOR'),
    /** A combo, its id, or nothing yet. */
    value: z.nullable(z.union([Id, z.literal(''), z.looseObject({ _id: Id })])),
    lesson: z.optional(z.boolean()),
  }),
]);

const MetaData = z.strictObject({
  gameTags: z.optional(z.array(GameIdParam).check(z.maxLength(10))),
  isPublished: z.optional(z.boolean()),
  previewTitle: z.optional(text(0, LIMITS.nameLength)),
  previewSubtitle: z.optional(text(0, LIMITS.guideSubtitleLength)),
  previewImage: z.optional(
    z.nullable(
      z.string().check(
        z.regex(/^\/api\/files\/guides\/[\w-]{1,64}\/[\w-]{1,100}(?:\.[\w-]{43})?\.[a-z]{3,4}$/, {
          error: 'must be the address of a picture uploaded for this guide',
        }),
      ),
    ),
  ),
  fighters: z.optional(z.array(FighterId).check(z.maxLength(LIMITS.guideFighters))),
  level: z.optional(z.nullable(z.enum(GUIDE_LEVELS))),
});

const OfGuide = z.strictObject({ guideId: Id });
const Saved = z.extend(GuideCard, { readAfter: z.string() });

const cards = ['guides', 'combos', 'previews', 'users'] as const;

export const guideRoutes = {
  createGuide: route({
    ...addresses.createGuide,
    who: 'user',
    scope: 'write:guides',
    summary: 'Begin a guide: a draft with one empty title',
    body: z.strictObject({ authorId: z.optional(Id) }),
    answer: Saved,
    problems: [403, 422],
  }),
  updateGuide: route({
    ...addresses.updateGuide,
    who: 'user',
    scope: 'write:guides',
    summary:
      'Save a guide; absent fields stay. With `order`, `sections` holds only those that are new or changed and `order` names all of them',
    body: z.strictObject({
      guide: z.strictObject({
        _id: Id,
        sections: z.optional(z.array(Section)),
        order: z.optional(z.array(SectionId)),
        metaData: z.optional(MetaData),
      }),
      baseVersion: z.optional(z.int().check(z.minimum(0))),
    }),
    answer: Saved,
    problems: [403, 404, 409, 413, 422],
  }),
  deleteGuide: route({
    ...addresses.deleteGuide,
    who: 'user',
    scope: 'write:guides',
    summary: 'Delete a guide; the combos in it stay',
    body: OfGuide,
    answer: z.object({ guideId: z.string(), deleted: z.literal(true), readAfter: z.string() }),
    problems: [403, 404],
  }),
  gameGuides: route({
    ...addresses.gameGuides,
    who: 'anyone',
    scope: 'read',
    summary:
      'Published guides of a game, edited last first, 100 at a time, each with its first 3 sections and its first combo',
    params: z.strictObject({ gameId: GameIdParam }),
    query: wholeListQuery,
    answer: z.array(GuideCard),
    answerHeaders: wholeListHeaders,
    reads: cards,
    cachedForVisitors: true,
  }),
  findGuides: route({
    ...addresses.findGuides,
    who: 'anyone',
    scope: 'read',
    summary: 'Published guides by game, words, fighters and level, a page at a time, edited last first',
    query: z.strictObject({
      game: z.optional(GameIdParam),
      q: z._default(text(0, LIMITS.searchLength), ''),
      fighter: z.optional(z.array(FighterId).check(z.maxLength(20))),
      level: z.optional(z.array(z.enum(GUIDE_LEVELS)).check(z.maxLength(3))),
      cursor: z.optional(z.string().check(z.maxLength(200))),
      limit: z._default(wholeNumber(1, LIMITS.pageSizeMax), 12),
    }),
    answer: z.object({ guides: z.array(GuideCard), total: z.int(), cursor: z.nullable(z.string()) }),
    reads: cards,
    cachedForVisitors: true,
  }),
  guide: route({
    ...addresses.guide,
    who: 'anyone',
    scope: 'read',
    summary: 'A guide with its combos as they are now; a draft for its author alone',
    params: OfGuide,
    answer: Guide,
    reads: [...cards, 'tallies', 'comments'],
    problems: [404],
  }),
  userGuides: route({
    ...addresses.userGuides,
    who: 'anyone',
    scope: 'read',
    summary:
      'Guides of a user, edited last first, 100 at a time, each with its first 3 sections and its first combo; drafts only to oneself',
    params: z.strictObject({ userId: Id }),
    query: wholeListQuery,
    answer: z.array(GuideCard),
    answerHeaders: wholeListHeaders,
    reads: cards,
    problems: [404],
  }),
  guidePreviewImage: route({
    ...addresses.guidePreviewImage,
    who: 'user',
    scope: 'write:guides',
    summary: 'Send the picture of a guide; the answer names its address, to be saved as `metaData.previewImage`',
    params: OfGuide,
    bodyType: 'multipart',
    answer: z.object({ previewImage: z.string() }),
    problems: [403, 404, 413, 415, 422],
  }),
};
