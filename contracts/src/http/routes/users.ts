import { z } from 'zod/mini';
import { CONTROLLER_TYPES } from '../../games/game.js';
import { PRESS_TYPES } from '../../track/press.js';
import { ComboCard } from '../../views/combo.js';
import { LIMITS } from '../../views/limits.js';
import { Id, text } from '../../views/text.js';
import { OwnUser, PublicUser, UserProfile } from '../../views/user.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';
import { GameIdParam } from './games.js';
import { wholeNumber } from './search.js';

/** What names cannot have, once normalised: controls, marks that turn the direction of text, and letters that draw nothing. */
export const UNSEEN = /[\p{C}\u034f\u115f\u1160\u2800]/gu;
const isSeen = (name: string): boolean =>
  name.isWellFormed() && name.search(UNSEEN) === -1 && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);

/** White space removed and lower-cased, as typed. */
export const DisplayName = z.string().check(
  z.maxLength(200),
  z.overwrite((name) => name.replace(/\s/gu, '').normalize('NFKC').toLowerCase()),
  z.refine(isSeen, { error: 'contains a character that cannot be shown' }),
  z.minLength(LIMITS.displayNameMin),
  z.maxLength(LIMITS.displayNameMax),
);
const Mappable = z.enum(PRESS_TYPES.filter((type) => !type.includes('STICK')));
const readAfter = { readAfter: z.string() };

export const userRoutes = {
  newUser: route({
    ...addresses.newUser,
    who: 'user',
    scope: null,
    summary: 'Claim a display name after sign-up',
    body: z.strictObject({ email: z.optional(text(3, 320)), displayName: DisplayName, _id: z.optional(Id) }),
    answer: z.extend(OwnUser, readAfter),
    problems: [403, 409],
  }),
  updateUser: route({
    ...addresses.updateUser,
    who: 'user',
    scope: null,
    summary: 'Change the own profile; absent fields stay',
    body: z.strictObject({
      userId: z.optional(Id),
      baseVersion: z.optional(z.int().check(z.minimum(0))),
      displayName: z.optional(DisplayName),
      photoUrl: z.optional(
        z.nullable(
          z.string().check(
            z.regex(/^\/api\/files\/users\/[\w-]{1,64}\/[\w-]{1,100}(?:\.[\w-]{43})?\.[a-z]{3,4}$/, {
              error: 'must be the address of an own uploaded picture',
            }),
          ),
        ),
      ),
      fullscreenMode: z.optional(z.boolean()),
    }),
    answer: z.extend(OwnUser, readAfter),
    problems: [403, 409],
  }),
  userPicture: route({
    ...addresses.userPicture,
    who: 'user',
    scope: null,
    summary: 'Send a profile picture; the answer names its address, to be saved as `photoUrl`',
    bodyType: 'multipart',
    answer: z.object({ photoUrl: z.string() }),
    problems: [413, 415, 422],
  }),
  setCustomControls: route({
    ...addresses.setCustomControls,
    who: 'user',
    scope: null,
    summary: 'Save all custom mappings',
    body: z.strictObject({
      userId: z.optional(Id),
      customMappings: z.partialRecord(
        GameIdParam,
        z.partialRecord(z.enum(CONTROLLER_TYPES), z.partialRecord(Mappable, Mappable)),
      ),
    }),
    answer: z.extend(OwnUser, readAfter),
    problems: [403],
  }),
  setPreferredController: route({
    ...addresses.setPreferredController,
    who: 'user',
    scope: null,
    summary: 'Choose the controller to watch a game on',
    body: z.strictObject({ userId: z.optional(Id), controllerType: z.enum(CONTROLLER_TYPES), gameId: GameIdParam }),
    answer: z.extend(OwnUser, readAfter),
    problems: [403],
  }),
  user: route({
    ...addresses.user,
    who: 'anyone',
    scope: 'read',
    summary: 'A user: everything of oneself, public fields of others',
    params: z.strictObject({ userId: Id }),
    answer: z.union([OwnUser, PublicUser]),
    reads: ['users', 'favorites'],
    problems: [404],
  }),
  userProfile: route({
    ...addresses.userProfile,
    who: 'anyone',
    scope: 'read',
    summary: 'A user with what they have shared, counted now',
    params: z.strictObject({ userId: Id }),
    answer: UserProfile,
    reads: ['users', 'combos', 'tallies', 'guides', 'lists', 'follows'],
    problems: [404],
  }),
  userComboPage: route({
    ...addresses.userComboPage,
    who: 'anyone',
    scope: 'read',
    summary: 'The combos a user shared, newest first, a page at a time',
    params: z.strictObject({ userId: Id }),
    query: z.strictObject({
      cursor: z.optional(z.string().check(z.maxLength(100))),
      limit: z._default(wholeNumber(1, LIMITS.pageSizeMax), LIMITS.pageSize),
    }),
    answer: z.object({
      combos: z.array(ComboCard),
      /** Where the next page begins; null at the end. */
      cursor: z.nullable(z.string()),
    }),
    reads: ['combos', 'tallies', 'comments', 'previews', 'users'],
    problems: [404],
  }),
};
