import { routes, type RouteName } from '@combolab/contracts';
import { controlCommands } from '../control/control-commands.js';
import { practiceRun } from '../testing/practice-run.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

let running: TestProduct;
let owner: TestUser;
let other: TestUser;
let admin: TestUser;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  owner = await TestUser.signUp(running.url);
  other = await TestUser.signUp(running.url);
  admin = await TestUser.signUp(running.url);
  await controlCommands.grant?.(running.product, admin.email);
  for (const user of [owner, other]) await user.post('/new-user', { displayName: `name${user.userId.slice(0, 8)}` });
});
afterAll(() => running[Symbol.asyncDispose]());

type Role = 'visitor' | 'other' | 'owner' | 'admin';
interface Case {
  /** A call on a combo (or comment) of `owner`; fresh for each cell. */
  readonly call: (user: TestUser, thing: Thing) => Promise<{ status: number }>;
  readonly expected: Readonly<Record<Role, number>>;
}
interface Thing {
  readonly comboId: string;
  readonly commentId: string;
  /** Public, with the combo in it. */
  readonly listId: string;
}

const everyone = { visitor: 200, other: 200, owner: 200, admin: 200 };
const signedIn = { visitor: 401, other: 200, owner: 200, admin: 200 };
const ownersAndAdmins = { visitor: 401, other: 403, owner: 200, admin: 200 };
const self = { visitor: 401, other: 403, owner: 200, admin: 403 };

/** One row per route of the contracts' table. */
const table: Readonly<Record<RouteName, Case>> = {
  availableGames: { call: (user) => user.get('/available-games'), expected: everyone },
  dailyCombo: { call: (user) => user.get('/game/ssbu/daily-combo'), expected: everyone },
  characters: { call: (user) => user.get('/game/characters/ssbu'), expected: everyone },
  search: { call: (user) => user.get('/search/combos?facets=1'), expected: everyone },
  gameCombos: { call: (user) => user.get('/game/combos/null/ssbu/0/10/null/[]/null/[0,200]/[]'), expected: everyone },
  addCombo: {
    call: (user) => user.post('/add-combo', {}),
    expected: { visitor: 401, other: 400, owner: 400, admin: 400 },
  },
  updateCombo: {
    call: (user, { comboId }) => user.post('/update-combo', { comboId, name: 'x' }),
    expected: ownersAndAdmins,
  },
  deleteCombo: { call: (user, { comboId }) => user.post('/delete-combo', { comboId }), expected: ownersAndAdmins },
  verifyCombo: {
    call: (user, { comboId }) => user.post('/combo/verify', { comboId, verified: true }),
    expected: { visitor: 401, other: 403, owner: 403, admin: 200 },
  },
  generatePreview: {
    call: (user, { comboId }) => user.post('/generate-preview', { comboId }),
    expected: ownersAndAdmins,
  },
  combo: { call: (user, { comboId }) => user.get(`/combo/${comboId}`), expected: everyone },
  comboFor: { call: (user, { comboId }) => user.get(`/combo/${comboId}/${owner.userId}`), expected: self },
  comboVersions: {
    call: (user, { comboId }) => user.get(`/combos/${comboId}/versions`),
    expected: { visitor: 401, other: 404, owner: 200, admin: 200 },
  },
  addFeedback: {
    call: (user, { comboId }) => user.post('/combo/add-feedback', { comboId, likeStatus: 1 }),
    expected: signedIn,
  },
  addFavorite: { call: (user, { comboId }) => user.post('/add-favorite-combo', { comboId }), expected: signedIn },
  removeFavorite: { call: (user, { comboId }) => user.post('/remove-favorite-combo', { comboId }), expected: signedIn },
  favorites: { call: (user) => user.get(`/user/favorites/${owner.userId}`), expected: self },
  userCombos: { call: (user) => user.get(`/user/combos/${owner.userId}`), expected: everyone },
  makeList: { call: (user) => user.post('/lists/make', { name: 'x' }), expected: signedIn },
  editList: { call: (user, { listId }) => user.post('/lists/edit', { listId, name: 'x' }), expected: self },
  deleteList: { call: (user, { listId }) => user.post('/lists/delete', { listId }), expected: self },
  addToList: {
    call: (user, { listId, comboId }) => user.post('/lists/add-combo', { listId, comboId }),
    expected: self,
  },
  removeFromList: {
    call: (user, { listId, comboId }) => user.post('/lists/remove-combo', { listId, comboId }),
    expected: self,
  },
  moveInList: {
    call: (user, { listId, comboId }) => user.post('/lists/move-combo', { listId, comboId, to: 0 }),
    expected: self,
  },
  list: { call: (user, { listId }) => user.get(`/lists/${listId}`), expected: everyone },
  ownLists: { call: (user) => user.get('/user/lists'), expected: signedIn },
  publicLists: { call: (user) => user.get(`/users/${owner.userId}/lists`), expected: everyone },
  addComment: {
    call: (user, { comboId }) => user.post('/combo/add-comment', { comboId, comment: 'x' }),
    expected: signedIn,
  },
  editComment: {
    call: (user, { commentId }) => user.post('/combo/edit-comment', { commentId, comment: 'anew' }),
    expected: { visitor: 401, other: 403, owner: 200, admin: 403 },
  },
  removeComment: {
    call: (user, { commentId }) => user.post('/remove-comment', { commentId }),
    expected: ownersAndAdmins,
  },
  comments: { call: (user, { comboId }) => user.get(`/get-comments/${comboId}`), expected: everyone },
  commentPage: { call: (user, { comboId }) => user.get(`/combos/${comboId}/comments`), expected: everyone },
  oembed: {
    call: (user, { comboId }) => user.get(`/oembed?url=${running.settings.publicUrl}/combo/${comboId}`),
    expected: everyone,
  },
  feed: { call: (user) => user.get('/feeds/ssbu:mario.atom'), expected: everyone },
  savedSearches: { call: (user) => user.get('/user/saved-searches'), expected: signedIn },
  saveSearch: {
    call: (user) => user.post('/user/save-search', { query: 'game=ssbu', alert: false }),
    expected: signedIn,
  },
  removeSearch: {
    call: async (user) => {
      await owner.post('/user/save-search', { searchId: 'kept', query: 'game=ssbu', alert: false });
      return user.post('/user/remove-search', { searchId: 'kept' });
    },
    expected: { visitor: 401, other: 404, owner: 200, admin: 404 },
  },
  notifications: { call: (user) => user.get('/user/notifications'), expected: signedIn },
  readNotifications: {
    call: (user) => user.post('/user/notifications/read', { upTo: '2026-01-02T03:04:05.678Z' }),
    expected: signedIn,
  },
  setNotifications: {
    call: (user) => user.post('/user/notification-settings', { off: [] }),
    expected: signedIn,
  },
  recordPractice: {
    call: (user, { comboId }) => user.post('/practice/record', { run: practiceRun(comboId) }),
    expected: signedIn,
  },
  stopPractice: { call: (user, { comboId }) => user.post('/practice/stop', { comboId }), expected: signedIn },
  practiceQueue: { call: (user) => user.get('/practice'), expected: signedIn },
  practiceOf: { call: (user, { comboId }) => user.get(`/practice/${comboId}`), expected: signedIn },
  practiceBoard: { call: (user, { comboId }) => user.get(`/combos/${comboId}/board`), expected: everyone },
  uploads: { call: (user) => user.get('/uploads'), expected: signedIn },
  newUser: {
    call: (user) => user.post('/new-user', { displayName: `n${user.userId.slice(0, 8)}` }),
    expected: signedIn,
  },
  updateUser: { call: (user) => user.post('/update-user', { fullscreenMode: true }), expected: signedIn },
  setCustomControls: {
    call: (user) => user.post('/user/set-custom-controls', { customMappings: {} }),
    expected: signedIn,
  },
  setPreferredController: {
    call: (user) => user.post('/set-preferred-controller', { controllerType: 'GAMECUBE', gameId: 'ssbu' }),
    expected: signedIn,
  },
  user: { call: (user) => user.get(`/user/${owner.userId}`), expected: everyone },
};

let lastList: string | null = null;

/** One at a time: there are more cells here than lists one may have. */
async function newList(comboId: string): Promise<string> {
  if (lastList !== null) await owner.post('/lists/delete', { listId: lastList });
  const { body } = await owner.post<{ listId: string }>('/lists/make', { name: 'Mine', isPublic: true, comboId });
  lastList = body.listId;
  return lastList;
}

async function newThing(): Promise<Thing> {
  const comboId = await recordCombo(running.product, owner.userId);
  const { body } = await owner.post<{ insertedId: string }>('/combo/add-comment', { comboId, comment: 'mine' });
  return { comboId, commentId: body.insertedId, listId: await newList(comboId) };
}

describe.each(Object.entries(table))('%s', (_name, { call, expected }) => {
  it.each(Object.entries(expected))('answers a %s with %i', async (role, status) => {
    const who = { visitor: TestUser.visitor(running.url), other, owner, admin }[role as Role];
    expect((await call(who, await newThing())).status).toBe(status);
  });

  it('answers a forged, a cut and a signed-out token with 401, public reads too', async () => {
    const thing = await newThing();
    const [header = '', payload = '', signature = ''] = (owner.token ?? '').split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const flipped = `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const token of [
      none,
      flipped,
      `${header}.${payload}`,
      'x',
      `${header}.${Buffer.from('{"sub":"x"}').toString('base64url')}.${signature}`,
    ]) {
      expect((await call(new TestUser(running.url, '', token), thing)).status).toBe(401);
    }
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

it('shows strangers only the public fields of a user', async () => {
  const own = await owner.get<object>(`/user/${owner.userId}`);
  const seen = await other.get<object>(`/user/${owner.userId}`);
  expect(Object.keys(seen.body).sort()).toEqual(['_id', 'displayName', 'photoUrl', 'userType']);
  expect(own.body).toMatchObject({ email: owner.email, favoriteCombos: expect.any(Array) as unknown });
});
