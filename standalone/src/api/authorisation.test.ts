import {
  authorisation,
  routes,
  SCOPES,
  type ApiToken,
  type CallerKind,
  type RouteAccess,
  type RouteDefinition,
  type RouteName,
  type Scope,
} from '@combolab/contracts';
import { programOf } from '../testing/program-of.js';
import { makeClip } from '../testing/clips.js';
import { castOf, type Cast } from '../testing/cast.js';
import { drawPicture, pictureForm } from '../testing/pictures.js';
import { practiceRun } from '../testing/practice-run.js';
import { publishGuide } from '../testing/published-guide.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { TusUser } from '../testing/tus-user.js';
import { forgedTokens, whenExpired } from '../testing/void-tokens.js';

let running: TestProduct;
let cast: Cast;
let owner: TestUser;
let other: TestUser;
let admin: TestUser;
let picture: Buffer;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  cast = await castOf(running);
  ({ owner, other, admin } = cast);
  picture = await drawPicture({ width: 20, height: 20 }, 'png');
});
afterAll(() => running[Symbol.asyncDispose]());

interface Thing {
  readonly comboId: string;
  readonly commentId: string;
  /** Public, with the combo in it. */
  readonly listId: string;
  /** Published. */
  readonly guideId: string;
}

const READING = { name: 'x', scopes: ['read'], days: 30 };

type Call = (user: TestUser, thing: Thing) => Promise<{ status: number }>;

/** How each route of the contracts' table is called; the thing is the owner's, and fresh for each cell. */
const calls: Readonly<Record<RouteName, Call>> = {
  availableGames: (user) => user.get('/available-games'),
  similarCombos: (user, { comboId }) => user.get(`/combos/${comboId}/similar`),
  dailyCombo: (user) => user.get('/game/ssbu/daily-combo'),
  characters: (user) => user.get('/game/characters/ssbu'),
  whyFound: (user, { comboId }) => user.get(`/search/combos/${comboId}/why?q=mario`),
  searchTotals: (user) => user.get(`/search/totals?of=${encodeURIComponent('game=ssbu&q=mario')}`),
  popularSearches: (user) => user.get('/search/popular?game=ssbu'),
  openedSearch: (user) => user.post('/search/opened', { query: 'game=ssbu&attacker=ssbu:mario' }),
  missedSearch: (user) => user.post('/search/missed', { query: 'game=ssbu&q=nothing-like-it' }),
  missedSearches: (user) => user.get('/search/missed'),
  welcome: (user) => user.get('/welcome'),
  search: (user) => user.get('/search/combos?facets=1'),
  gameCombos: (user) => user.get('/game/combos/null/ssbu/0/10/null/[]/null/[0,200]/[]'),
  addCombo: (user) => user.post('/add-combo', {}),
  updateCombo: (user, { comboId }) => user.post('/update-combo', { comboId, name: 'x' }),
  deleteCombo: (user, { comboId }) => user.post('/delete-combo', { comboId }),
  verifyCombo: (user, { comboId }) => user.post('/combo/verify', { comboId, verified: true }),
  generatePreview: (user, { comboId }) => user.post('/generate-preview', { comboId }),
  combo: (user, { comboId }) => user.get(`/combo/${comboId}`),
  comboFor: (user, { comboId }) => user.get(`/combo/${comboId}/${owner.userId}`),
  comboVersions: (user, { comboId }) => user.get(`/combos/${comboId}/versions`),
  addFeedback: (user, { comboId }) => user.post('/combo/add-feedback', { comboId, likeStatus: 1 }),
  addFavorite: (user, { comboId }) => user.post('/add-favorite-combo', { comboId }),
  removeFavorite: (user, { comboId }) => user.post('/remove-favorite-combo', { comboId }),
  favorites: (user) => user.get(`/user/favorites/${owner.userId}`),
  userCombos: (user) => user.get(`/user/combos/${owner.userId}`),
  followAuthor: (user) => user.post('/user/follow-author', { authorId: owner.userId }),
  unfollowAuthor: (user) => user.post('/user/unfollow-author', { authorId: owner.userId }),
  follows: (user) => user.get('/user/follows'),
  makeList: (user) => user.post('/lists/make', { name: 'x' }),
  editList: (user, { listId }) => user.post('/lists/edit', { listId, name: 'x' }),
  deleteList: (user, { listId }) => user.post('/lists/delete', { listId }),
  addToList: (user, { listId, comboId }) => user.post('/lists/add-combo', { listId, comboId }),
  removeFromList: (user, { listId, comboId }) => user.post('/lists/remove-combo', { listId, comboId }),
  moveInList: (user, { listId, comboId }) => user.post('/lists/move-combo', { listId, comboId, to: 0 }),
  list: (user, { listId }) => user.get(`/lists/${listId}`),
  ownLists: (user) => user.get('/user/lists'),
  publicLists: (user) => user.get(`/users/${owner.userId}/lists`),
  createGuide: (user) => user.post('/guides/create', {}),
  updateGuide: (user, { guideId }) =>
    user.post('/guides/update', { guide: { _id: guideId, metaData: { fighters: [] } } }),
  deleteGuide: (user, { guideId }) => user.post('/guides/delete', { guideId }),
  gameGuides: (user) => user.get('/guides/game/ssbu'),
  findGuides: (user) => user.get('/guides/find?q=title'),
  guide: (user, { guideId }) => user.get(`/guides/id/${guideId}`),
  userGuides: (user) => user.get(`/guides/user/${owner.userId}`),
  guidePreviewImage: (user, { guideId }) => user.form(`/guides/${guideId}/preview-image`, pictureForm(picture)),
  userPicture: (user) => user.form('/user/picture', pictureForm(picture)),
  addComment: (user, { comboId }) => user.post('/combo/add-comment', { comboId, comment: 'x' }),
  editComment: (user, { commentId }) => user.post('/combo/edit-comment', { commentId, comment: 'anew' }),
  removeComment: (user, { commentId }) => user.post('/remove-comment', { commentId }),
  comments: (user, { comboId }) => user.get(`/get-comments/${comboId}`),
  commentPage: (user, { comboId }) => user.get(`/combos/${comboId}/comments`),
  oembed: (user, { comboId }) => user.get(`/oembed?url=${running.settings.publicUrl}/combo/${comboId}`),
  feed: (user) => user.get('/feeds/ssbu:mario.atom'),
  savedSearches: (user) => user.get('/user/saved-searches'),
  saveSearch: (user) => user.post('/user/save-search', { query: 'game=ssbu', alert: false }),
  removeSearch: async (user) => {
    await owner.post('/user/save-search', { searchId: 'kept', query: 'game=ssbu', alert: false });
    return user.post('/user/remove-search', { searchId: 'kept' });
  },
  apiTokens: (user) => user.get('/user/api-tokens'),
  makeApiToken: async (user) => {
    const made = await user.post<{ apiToken: ApiToken }>('/user/make-api-token', READING);
    if (made.status === 200) await user.post('/user/revoke-api-token', { tokenId: made.body.apiToken._id });
    return made;
  },
  revokeApiToken: async (user) => {
    const made = await owner.post<{ apiToken: ApiToken }>('/user/make-api-token', READING);
    const tokenId = made.status === 200 ? made.body.apiToken._id : 'none';
    const answer = await user.post('/user/revoke-api-token', { tokenId });
    await owner.post('/user/revoke-api-token', { tokenId });
    return answer;
  },
  notifications: (user) => user.get('/user/notifications'),
  readNotifications: (user) => user.post('/user/notifications/read', { upTo: '2026-01-02T03:04:05.678Z' }),
  setNotifications: (user) => user.post('/user/notification-settings', { off: [] }),
  recordPractice: (user, { comboId }) => user.post('/practice/record', { run: practiceRun(comboId) }),
  stopPractice: (user, { comboId }) => user.post('/practice/stop', { comboId }),
  practiceQueue: (user) => user.get('/practice'),
  practiceOf: (user, { comboId }) => user.get(`/practice/${comboId}`),
  practiceBoard: (user, { comboId }) => user.get(`/combos/${comboId}/board`),
  uploads: (user) => user.get('/uploads'),
  checkUpload: async (user) => user.post(`/uploads/${await ownersUpload()}/check`, {}),
  uploadProxy: async (user) => user.post(`/uploads/${await ownersUpload()}/proxy`, {}),
  cutUpload: async (user) => user.post(`/uploads/${await ownersUpload()}/cut`, { from: 0, to: 20 }),
  newUser: (user) => user.post('/new-user', { displayName: `n${user.userId.slice(0, 8)}` }),
  updateUser: (user) => user.post('/update-user', { fullscreenMode: true }),
  setCustomControls: (user) => user.post('/user/set-custom-controls', { customMappings: {} }),
  setPreferredController: (user) =>
    user.post('/set-preferred-controller', { controllerType: 'GAMECUBE', gameId: 'ssbu' }),
  exportAccount: (user) => user.get('/user/export'),
  deleteAccount: async (user) => {
    if (user !== owner) return user.post('/user/delete-account', { userId: owner.userId, email: owner.email });
    const leaving = await TestUser.signUp(running.url);
    return leaving.post('/user/delete-account', { email: leaving.email });
  },
  user: (user) => user.get(`/user/${owner.userId}`),
  userProfile: (user) => user.get(`/users/${owner.userId}/profile`),
  report: (user, { comboId }) => user.post('/report', { kind: 'combo', subjectId: comboId, reason: 'wrong' }),
  moderationCases: (user) => user.get('/moderation/cases'),
  moderationLog: (user) => user.get('/moderation/log'),
  moderate: (user, { comboId }) =>
    user.post('/moderation/decide', { kind: 'combo', subjectId: comboId, outcome: 'hidden' }),
  userComboPage: (user) => user.get(`/users/${owner.userId}/combos`),
};

let lastUpload: string | null = null;

/** A clip that the owner has sent, and no combo has taken. */
async function ownersUpload(): Promise<string> {
  lastUpload ??= (await new TusUser(owner).whole(await makeClip({ seconds: 0.5 }))).uploadId;
  return lastUpload;
}

let lastList: string | null = null;
let lastGuide: string | null = null;

/** One at a time: there are more cells here than lists one may have. */
async function newList(comboId: string): Promise<string> {
  if (lastList !== null) await owner.post('/lists/delete', { listId: lastList });
  const { body } = await owner.post<{ listId: string }>('/lists/make', { name: 'Mine', isPublic: true, comboId });
  lastList = body.listId;
  return lastList;
}

/** One at a time, as lists. */
async function newGuide(): Promise<string> {
  if (lastGuide !== null) await owner.post('/guides/delete', { guideId: lastGuide });
  lastGuide = await publishGuide(owner, 'Title');
  return lastGuide;
}

const NOTHING: Thing = { comboId: '', commentId: '', listId: '', guideId: '' };

/** A thing for a call that asks for one. */
const thingFor = async (call: Call): Promise<Thing> => (call.length > 1 ? newThing() : NOTHING);

async function newThing(): Promise<Thing> {
  const comboId = await recordCombo(running.product, owner.userId);
  const { body } = await owner.post<{ insertedId: string }>('/combo/add-comment', { comboId, comment: 'mine' });
  return { comboId, commentId: body.insertedId, listId: await newList(comboId), guideId: await newGuide() };
}

const table: Readonly<Record<string, RouteAccess>> = authorisation;

/** Programs of the owner, by what their API tokens were made for. */
const programs = new Map<string, TestUser>();
async function program(scopes: readonly Scope[]): Promise<TestUser> {
  const known = programs.get(scopes.join()) ?? (await programOf(owner, scopes));
  programs.set(scopes.join(), known);
  return known;
}

describe.each(Object.entries(calls))('%s', (name, call) => {
  it.each(Object.entries(table[name] ?? {}))('answers a %s with %i', async (kind, status) => {
    const thing = await thingFor(call);
    const asked = () => call(cast[kind as CallerKind], thing);
    const { status: answered } = await (kind === 'expired' ? whenExpired(asked) : asked());
    expect(answered).toBe(status);
  });

  it('opens to an API token of its scope as to its owner, and to no other', async () => {
    const { scope } = routes[name as RouteName] as RouteDefinition;
    const lacking = await call(await program(SCOPES.filter((each) => each !== scope)), await thingFor(call));
    expect(lacking).toMatchObject({ status: 403, body: { code: scope === null ? 'not-for-tokens' : 'lacking-scope' } });
    if (scope === null) return;
    expect((await call(await program([scope]), await thingFor(call))).status).toBe(table[name]?.owner);
  });

  it('answers a forged, a cut and a signed-out token with 401, public reads too', async () => {
    const thing = await thingFor(call);
    for (const token of forgedTokens(owner.token ?? ''))
      expect((await call(new TestUser(running.url, owner.userId, token), thing)).status).toBe(401);
  });
});

it('lists every route that the server has', () => {
  const { router } = running.product.app.getHttpAdapter().getInstance() as unknown as {
    router: { stack: { route?: { path: string } }[] };
  };
  const served = router.stack.flatMap(({ route }) => (route === undefined ? [] : [route.path]));
  const known = new Set(Object.values(routes).map(({ path }) => `/api${path}`));
  const besides = ['/health/live', '/health/ready', '/api/emblems/:fighterId', '/api/docs', '/api/files/*key'];
  const uploads = ['/api/uploads/:uploadId', '/api/uploads/:ownerId/:uploadId/:file'];
  expect(served.filter((path) => !known.has(path) && ![...besides, ...uploads].includes(path))).toEqual([]);
  expect([...known].filter((path) => !served.includes(path))).toEqual([]);
});

it('lets ids in bodies name only the caller', async () => {
  const { comboId } = await newThing();
  const foreign = { userId: other.userId };
  const calls = [
    owner.post('/combo/add-feedback', { comboId, likeStatus: 1, ...foreign }),
    owner.post('/add-favorite-combo', { comboId, ...foreign }),
    owner.post('/combo/add-comment', { comboId, comment: 'x', ...foreign }),
    owner.post('/update-user', { fullscreenMode: true, ...foreign }),
    owner.post('/set-preferred-controller', { controllerType: 'XBOX', gameId: 'ssbu', ...foreign }),
    owner.post('/user/set-custom-controls', { customMappings: {}, ...foreign }),
    owner.post('/new-user', { displayName: 'whoever', _id: other.userId }),
    owner.post('/guides/create', { authorId: other.userId }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 403));
});

it('lets ids in paths name only the caller', async () => {
  const { comboId } = await newThing();
  const visitor = TestUser.visitor(running.url);
  const combos = (userId: string) => `/game/combos/${userId}/ssbu/0/10/null/[]/null/[0,200]/[]`;
  const favorites = (userId: string) => `/user/favorites/${userId}`;
  const one = (userId: string) => `/combo/${comboId}/${userId}`;
  for (const path of [combos, favorites, one]) {
    const statuses = [];
    for (const user of [visitor, other, owner, admin]) statuses.push((await user.get(path(owner.userId))).status);
    expect(statuses).toEqual([401, 403, 200, 403]);
  }
});

it('ends a session at once: the token it gave is void, for requests and sockets', async () => {
  const leaving = await TestUser.signUp(running.url);
  expect((await leaving.get('/available-games')).status).toBe(200);
  const out = await fetch(`${running.url}/api/auth/sign-out`, {
    method: 'POST',
    headers: { authorization: `Bearer ${leaving.session ?? ''}` },
  });
  expect(out.status).toBe(200);
  expect((await leaving.get('/available-games')).status).toBe(401);
});

it('reveals no draft of a guide: others are answered as if it were not there', async () => {
  const { body } = await owner.post<{ _id: string }>('/guides/create', {});
  const guide = { _id: body._id, metaData: { level: 'Beginner' } };
  for (const user of [other, admin]) {
    const answers = [
      await user.get(`/guides/id/${body._id}`),
      await user.post('/guides/update', { guide }),
      await user.post('/guides/update', { guide, baseVersion: 77 }),
      await user.post('/guides/delete', { guideId: body._id }),
      await user.form(`/guides/${body._id}/preview-image`, pictureForm(picture)),
    ];
    const absent = await user.get('/guides/id/AAAAAAAAAAAAAAAAAAAAAA');
    const known = ({ correlationId: _, ...problem }: Record<string, unknown>) => problem;
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(known(answer.body as Record<string, unknown>)).toEqual(known(absent.body as Record<string, unknown>));
    }
    const { body: shown } = await user.get<{ _id: string }[]>(`/guides/user/${owner.userId}`);
    expect(shown.map(({ _id }) => _id)).not.toContain(body._id);
  }
  expect((await TestUser.visitor(running.url).get(`/guides/id/${body._id}`)).status).toBe(404);
  expect((await owner.get(`/guides/id/${body._id}`)).status).toBe(200);
});

it('shows strangers only the public fields of a user', async () => {
  const own = await owner.get<object>(`/user/${owner.userId}`);
  const seen = await other.get<object>(`/user/${owner.userId}`);
  expect(Object.keys(seen.body).sort()).toEqual(['_id', 'displayName', 'photoUrl', 'userType']);
  expect(own.body).toMatchObject({ email: owner.email, favoriteCombos: expect.any(Array) as unknown });
});
