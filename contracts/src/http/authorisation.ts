import type { Room } from '../live/rooms.js';
import type { RouteName } from './routes.js';

/**
 * Who calls: nobody signed in; a user; the author or owner of what is called for; an admin who is not; a user whose token has
 * expired, was revoked, or was never given by us; a suspended user who owns nothing of it.
 */
export const CALLERS = ['visitor', 'other', 'owner', 'admin', 'expired', 'revoked', 'forged', 'suspended'] as const;
export type CallerKind = (typeof CALLERS)[number];

/** The status that each caller of a well-formed call is answered with. */
export type RouteAccess = Readonly<Record<CallerKind, number>>;

/** A token that is sent and void is 401 everywhere, never "visitor". */
const voidTokens = { expired: 401, revoked: 401, forged: 401 } as const;

/** Suspended users read on as others do. */
const read = (visitor: number, other: number, owner: number, admin: number): RouteAccess => ({
  ...{ visitor, other, owner, admin, suspended: other },
  ...voidTokens,
});
const command = (visitor: number, other: number, owner: number, admin: number): RouteAccess => ({
  ...{ visitor, other, owner, admin, suspended: 403 },
  ...voidTokens,
});

const anyoneReads = read(200, 200, 200, 200);
const usersRead = read(401, 200, 200, 200);
/** Of what is named by its owner's id. */
const ownerReads = read(401, 403, 200, 403);
const adminsRead = read(401, 403, 403, 200);
const usersCommand = command(401, 200, 200, 200);
const ownerCommands = command(401, 403, 200, 403);
const ownerAndAdminsCommand = command(401, 403, 200, 200);
const adminsCommand = command(401, 403, 403, 200);

/**
 * Every route and who may call it; the calls are on a combo, comment, public list and published guide of the owner. A route
 * that is not here fails the build, and `standalone/src/api/authorisation.test.ts` asks the real server for every cell.
 */
export const authorisation = {
  availableGames: anyoneReads,
  dailyCombo: anyoneReads,
  similarCombos: anyoneReads,
  characters: anyoneReads,
  welcome: anyoneReads,
  search: anyoneReads,
  whyFound: anyoneReads,
  searchTotals: anyoneReads,
  popularSearches: anyoneReads,
  openedSearch: anyoneReads,
  missedSearch: anyoneReads,
  missedSearches: adminsRead,
  gameCombos: anyoneReads,
  // without a clip there is nothing to add
  addCombo: command(401, 400, 400, 400),
  updateCombo: ownerAndAdminsCommand,
  deleteCombo: ownerAndAdminsCommand,
  verifyCombo: adminsCommand,
  generatePreview: ownerAndAdminsCommand,
  combo: anyoneReads,
  comboFor: ownerReads,
  // that a combo has a history is not told
  comboVersions: read(401, 404, 200, 200),
  addFeedback: usersCommand,
  addFavorite: usersCommand,
  removeFavorite: usersCommand,
  favorites: ownerReads,
  userCombos: anyoneReads,
  // nobody follows themselves
  followAuthor: command(401, 200, 422, 200),
  unfollowAuthor: usersCommand,
  follows: usersRead,
  makeList: usersCommand,
  editList: ownerCommands,
  deleteList: ownerCommands,
  addToList: ownerCommands,
  removeFromList: ownerCommands,
  moveInList: ownerCommands,
  list: anyoneReads,
  ownLists: usersRead,
  publicLists: anyoneReads,
  createGuide: usersCommand,
  updateGuide: ownerCommands,
  deleteGuide: ownerCommands,
  gameGuides: anyoneReads,
  findGuides: anyoneReads,
  guide: anyoneReads,
  userGuides: anyoneReads,
  guidePreviewImage: ownerCommands,
  userPicture: usersCommand,
  addComment: usersCommand,
  editComment: ownerCommands,
  removeComment: ownerAndAdminsCommand,
  comments: anyoneReads,
  commentPage: anyoneReads,
  oembed: anyoneReads,
  feed: anyoneReads,
  savedSearches: usersRead,
  saveSearch: usersCommand,
  // others' searches are not told of
  removeSearch: command(401, 404, 200, 404),
  apiTokens: usersRead,
  makeApiToken: usersCommand,
  // others' tokens are not told of; whoever is suspended may still take theirs back
  revokeApiToken: { ...command(401, 404, 200, 404), suspended: 404 },
  notifications: usersRead,
  // they are told of their suspension there
  readNotifications: { ...usersCommand, suspended: 200 },
  setNotifications: usersCommand,
  recordPractice: usersCommand,
  stopPractice: usersCommand,
  practiceQueue: usersRead,
  practiceOf: usersRead,
  practiceBoard: anyoneReads,
  uploads: usersRead,
  // others' uploads are not told of
  checkUpload: command(401, 404, 200, 404),
  uploadProxy: command(401, 404, 200, 404),
  cutUpload: command(401, 404, 200, 404),
  newUser: usersCommand,
  updateUser: usersCommand,
  setCustomControls: usersCommand,
  setPreferredController: usersCommand,
  exportAccount: usersRead,
  // even while suspended; the call of that cell names another's account
  deleteAccount: ownerCommands,
  user: anyoneReads,
  userProfile: anyoneReads,
  userComboPage: anyoneReads,
  // nobody reports what is their own
  report: command(401, 200, 422, 200),
  moderationCases: adminsRead,
  moderationLog: adminsRead,
  moderate: adminsCommand,
} as const satisfies Readonly<Record<RouteName, RouteAccess>>;

/** A void token is refused at the handshake, whatever is asked for then. */
export type RoomAccess = Readonly<Record<CallerKind, 'in' | 'out' | 'refused'>>;

const voidAtHandshake = { expired: 'refused', revoked: 'refused', forged: 'refused' } as const;
const anyoneIn: RoomAccess = {
  ...{ visitor: 'in', other: 'in', owner: 'in', admin: 'in', suspended: 'in' },
  ...voidAtHandshake,
};
const ownerIn: RoomAccess = {
  ...{ visitor: 'out', other: 'out', owner: 'in', admin: 'out', suspended: 'out' },
  ...voidAtHandshake,
};

/** Every kind of room and who gets in, of what the owner has and everybody may see. */
export const roomAuthorisation = {
  combo: anyoneIn,
  watching: anyoneIn,
  results: anyoneIn,
  guide: anyoneIn,
  guides: anyoneIn,
  user: ownerIn,
  profile: anyoneIn,
  upload: ownerIn,
  moderation: { ...ownerIn, owner: 'out', admin: 'in' },
} as const satisfies Readonly<Record<Room['kind'], RoomAccess>>;
