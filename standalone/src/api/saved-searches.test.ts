import { eventDefinitions, LIMITS, personalFields, type RecordedEvent, type SavedSearch } from '@combolab/contracts';
import { verifyProduct } from '../maintenance/verify-product.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

let running: TestProduct;
let user: TestUser;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  user = await TestUser.signUp(running.url);
});

interface Saved {
  readonly search: SavedSearch;
  readonly readAfter: string;
}
const save = (body: object, headers = {}) => user.post<Saved>('/user/save-search', { alert: false, ...body }, headers);
const listed = async () => (await user.get<{ searches: SavedSearch[] }>('/user/saved-searches')).body.searches;

it('keeps a search under the words of its filters, in one spelling, and lists the newest first', async () => {
  const first = await save({
    query: 'q=&percent=0-60&defender=ssbu%3Adonkey-kong&attacker=ssbu:mario&sort=liked&limit=5',
  });
  expect([first.status, first.body.search]).toEqual([
    200,
    {
      _id: expect.any(String) as string,
      name: 'Mario on Donkey Kong 0–60%',
      game: null,
      query: 'attacker=ssbu%3Amario&defender=ssbu%3Adonkey-kong&percent=0-60',
      alert: false,
      savedAt: expect.stringMatching(/^20.*Z$/) as string,
    },
  ]);
  const second = await save({ query: 'game=ssbm&tag=String&tag=Read&tag=Read', name: '  Reads ', alert: true });
  expect(second.body.search).toMatchObject({ name: 'Reads', game: 'ssbm', query: 'game=ssbm&tag=Read&tag=String' });
  expect(await listed()).toEqual([second.body.search, first.body.search]);
});

it('replaces a search that is saved again under its id, at its place', async () => {
  const { search } = (await save({ query: 'game=ssbu&tag=Read' })).body;
  const newer = (await save({ query: 'game=ssbm' })).body.search;
  const change = { searchId: search._id, name: 'Changed', query: 'game=ssbu&tag=Edgeguard', alert: true };
  const changed = (await save(change)).body.search;
  expect(changed).toEqual({ ...search, name: 'Changed', query: 'game=ssbu&tag=Edgeguard', alert: true });
  expect(await listed()).toEqual([newer, changed]);
  const before = await running.product.ports.log.head(`user/${user.userId}/searches/${search._id}`);
  expect((await save(change)).body.search).toEqual(changed);
  expect(await running.product.ports.log.head(`user/${user.userId}/searches/${search._id}`)).toEqual(before);
});

it('changes what is given of a kept search alone, whatever an old page shows of the rest', async () => {
  const { search } = (await save({ query: 'game=ssbu&tag=Read', name: 'First' })).body;
  const { _id: searchId } = search;
  const change = (changes: object) => user.post<Saved>('/user/save-search', { searchId, ...changes });
  expect((await change({ name: 'Second' })).body.search).toEqual({ ...search, name: 'Second' });
  expect((await change({ alert: true })).body.search).toEqual({ ...search, name: 'Second', alert: true });
  const last = { ...search, name: 'Second', alert: true, game: 'ssbm', query: 'game=ssbm' };
  expect((await change({ query: 'game=ssbm' })).body.search).toEqual(last);
  expect(await listed()).toEqual([last]);
  expect((await change({})).status).toBe(400);
  expect((await user.post('/user/save-search', { searchId: 'never-was', name: 'x' })).status).toBe(404);
  await user.post('/user/remove-search', { searchId });
  expect((await change({ name: 'x', alert: true })).status).toBe(404);
  expect((await change({ query: 'game=ssbm' })).body.search).toMatchObject({ _id: searchId, name: 'All of Melee' });
});

it('forgets what was asked for with the text of its owner, and is then not there', async () => {
  const { log } = running.product.ports;
  const { search } = (await save({ query: 'game=ssbu&q=my own words', alert: true })).body;
  const stream = `user/${user.userId}/searches/${search._id}`;
  expect(await log.redact([stream], personalFields(eventDefinitions))).toBe(1);
  await running.product.projector.rebuild('searches');
  expect(await listed()).toEqual([]);
  const of = (events: readonly RecordedEvent[]) => JSON.stringify(events.map(({ data }) => data));
  expect(of(await log.readStream(stream))).not.toContain('my');
  expect((await verifyProduct(running.product)).filter((each) => each.startsWith('saved search'))).toEqual([]);
  expect((await save({ searchId: search._id, query: 'game=ssbm' })).status).toBe(200);
  expect(await listed()).toMatchObject([{ _id: search._id, query: 'game=ssbm' }]);
});

it.each([
  ['move=up-air&notMove=down-air', 'has up air without down air'],
  ['game=ssbu&patch=13.0.3', 'version 13.0.3'],
  ['attacker=ssbu:mario&echo=1', 'Mario with echo fighters'],
])('names the search %s by its words', async (query, name) => {
  expect((await save({ query })).body.search.name).toBe(name);
});

it('saves once what comes twice under one key, and refuses the key for another search', async () => {
  const key = { 'idempotency-key': 'save-1' };
  const [one, two] = [await save({ query: 'game=ssbu' }, key), await save({ query: 'game=ssbu' }, key)];
  expect(two.body.search).toEqual(one.body.search);
  expect(await listed()).toHaveLength(1);
  expect((await save({ query: 'game=ssbm' }, key)).status).toBe(422);
});

it('removes a search, more than once too, and takes it back under its id', async () => {
  const { search } = (await save({ query: 'game=ssbu&tag=Read', alert: true })).body;
  const remove = () => user.post('/user/remove-search', { searchId: search._id });
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
  expect(await listed()).toEqual([]);
  const { _id: searchId, name, query, alert } = search;
  expect((await save({ searchId, name, query, alert })).status).toBe(200);
  expect(await listed()).toMatchObject([{ _id: searchId, name, query, alert }]);
  expect((await user.post('/user/remove-search', { searchId: 'never-was' })).status).toBe(404);
});

it('keeps the searches of others apart, under the same id too', async () => {
  const other = await TestUser.signUp(running.url);
  const body = { searchId: 'mine', query: 'game=ssbu', alert: false };
  await user.post('/user/save-search', body);
  expect((await other.post('/user/remove-search', { searchId: 'mine' })).status).toBe(404);
  await other.post('/user/save-search', { ...body, query: 'game=ssbm' });
  expect(await listed()).toMatchObject([{ _id: 'mine', query: 'game=ssbu' }]);
});

it('refuses the search after the fiftieth in words, sent all at once too, and takes one when there is room', async () => {
  const sent = Array.from({ length: LIMITS.savedSearches + 5 }, (_, i) => save({ query: `percent=0-${String(i)}` }));
  const answers = await Promise.all(sent);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMITS.savedSearches);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  expect(refused[0]?.body).toMatchObject({
    code: 'too-many-searches',
    detail: 'You have 50 saved searches, which is as many as there can be. Remove one first.',
  });
  const [one] = await listed();
  const { _id: searchId = '', query = '' } = one ?? {};
  expect((await save({ searchId, query, name: 'Still to be changed' })).status).toBe(200);
  await user.post('/user/remove-search', { searchId });
  expect((await save({ query: 'game=ssbm' })).status).toBe(200);
});

it.each([
  ['an unknown name', 'game=ssbu&color=red', 'query: Unrecognized key: "color"'],
  ['an unknown game', 'game=ssb64', 'query.game: is not a game; games are ssbu and ssbm'],
  ['a percent upside down', 'percent=60-0', 'query.percent: the low end is above the high end'],
  ['a game given twice', 'game=ssbu&game=ssbm', 'query: game is given twice; give it once.'],
  ['no fighter', 'attacker=mario', 'query.attacker.0: is not a fighter id such as ssbu:mario'],
  ['nothing', '', 'query: asks for nothing. Choose a game or a filter first.'],
  ['only an order', 'sort=new&facets=1', 'query: asks for nothing. Choose a game or a filter first.'],
  ['__proto__', '__proto__=1', 'query: Unrecognized key: "__proto__"'],
])('refuses %s in words', async (_, query, detail) => {
  const refused = await user.post('/user/save-search', { query, alert: true });
  expect([refused.status, refused.body.detail]).toEqual([400, detail]);
  expect(await listed()).toEqual([]);
});

it.each([
  { query: 'game=ssbu' },
  { query: 'game=ssbu', alert: 'yes' },
  { query: 'game=ssbu', alert: true, name: '   ' },
  { query: 'game=ssbu', alert: true, name: 'x'.repeat(121) },
  { query: `q=${'x'.repeat(8000)}`, alert: true },
  { query: 'game=ssbu', alert: true, userId: 'somebody' },
  { query: 'game=ssbu', alert: true, searchId: '../x' },
])('refuses the body %j', async (body) => {
  expect((await user.post('/user/save-search', body)).status).toBe(400);
});
