import type { AnswerOf, OwnUser, routes } from '@combolab/contracts';
import { publishGuide } from '../testing/published-guide.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

type Profile = AnswerOf<typeof routes.userProfile>;
type ComboPage = AnswerOf<typeof routes.userComboPage>;

let running: TestProduct;
let author: TestUser;
let fan: TestUser;
let visitor: TestUser;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  [author, fan] = await Promise.all([TestUser.signUp(running.url), TestUser.signUp(running.url)]);
  visitor = TestUser.visitor(running.url);
});
afterAll(() => running[Symbol.asyncDispose]());

const profileOf = async (user: TestUser) => (await visitor.get<Profile>(`/users/${user.userId}/profile`)).body;

describe('a profile', () => {
  it('counts what is there now: combos, their likes, published guides and public lists', async () => {
    await author.post('/new-user', { displayName: 'counted' });
    expect(await profileOf(author)).toMatchObject({ numCombos: 0, likesReceived: 0, numGuides: 0, numLists: 0 });
    const [kept, dropped] = [
      await recordCombo(running.product, author.userId),
      await recordCombo(running.product, author.userId),
    ];
    for (const comboId of [kept, dropped])
      for (const user of [fan, author]) await user.post('/combo/add-feedback', { comboId, likeStatus: 1 });
    await fan.post('/combo/add-feedback', { comboId: kept, likeStatus: -1 });
    await publishGuide(author, 'Seen');
    await author.post('/guides/create', {});
    await author.post('/lists/make', { name: 'Open', isPublic: true });
    await author.post('/lists/make', { name: 'Closed' });
    expect(await profileOf(author)).toMatchObject({ numCombos: 2, likesReceived: 3, numGuides: 1, numLists: 1 });
    await author.post('/delete-combo', { comboId: dropped });
    expect(await profileOf(author)).toMatchObject({ numCombos: 1, likesReceived: 1 });
  });

  it('tells since when, and nothing that is private', async () => {
    const before = Date.now();
    const joined = await TestUser.signUp(running.url);
    await joined.post('/new-user', { displayName: 'joinednow' });
    const profile = await profileOf(joined);
    expect(Date.parse(profile.memberSince ?? '')).toBeGreaterThanOrEqual(before - 1000);
    expect(Object.keys(profile).sort()).toEqual(
      ['_id', 'displayName', 'likesReceived', 'memberSince', 'numCombos', 'numFollowers', 'numGuides', 'numLists']
        .concat(['photoUrl', 'userType', 'versions'])
        .sort(),
    );
  });

  it('is there for oneself before the first command, and for nobody who is not', async () => {
    const fresh = await TestUser.signUp(running.url);
    const own = await fresh.get<Profile>(`/users/${fresh.userId}/profile`);
    expect(own.body).toMatchObject({ _id: fresh.userId, numCombos: 0, memberSince: null });
    for (const path of ['/users/AAAAAAAAAAAAAAAAAAAAAA/profile', '/users/AAAAAAAAAAAAAAAAAAAAAA/combos']) {
      const { status, body } = await visitor.get(path);
      expect([status, body.detail]).toEqual([404, 'This user does not exist or was deleted.']);
    }
  });
});

it('gives the combos of a user newest first, page by page', async () => {
  const sharer = await TestUser.signUp(running.url);
  await sharer.post('/new-user', { displayName: 'sharer' });
  const shared: string[] = [];
  for (let i = 0; i < 5; i++) shared.unshift(await recordCombo(running.product, sharer.userId));
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const from: string = cursor === null ? '' : `&cursor=${cursor}`;
    const page = await visitor.get<ComboPage>(`/users/${sharer.userId}/combos?limit=2${from}`);
    expect(page.body.combos.length).toBeLessThanOrEqual(2);
    seen.push(...page.body.combos.map(({ _id }) => _id));
    cursor = page.body.cursor;
  } while (cursor !== null);
  expect(seen).toEqual(shared);
  expect((await visitor.get(`/users/${sharer.userId}/combos?cursor=x`)).status).toBe(400);
  expect((await visitor.get(`/users/${sharer.userId}/combos?limit=51`)).status).toBe(400);
});

describe('display names', () => {
  it('are refused in words when they hold what cannot be seen', async () => {
    const unseen = ['zero\u200bwidth', 'turned\u202eback', 'joined\u200dname', 'soft\u00adhyphen', 'glued\u034fname'];
    for (const displayName of [
      ...unseen,
      '\u3164\u3164\u3164\u3164',
      '\ufe0f\ufe0f\ufe0f\ufe0f',
      '\u2800\u2800\u2800\u2800',
    ]) {
      const { status, body } = await author.post('/update-user', { displayName });
      expect([status, body.errors?.[0]?.message]).toEqual([400, 'contains a character that cannot be shown']);
    }
  });

  it('that look like a taken one are taken, and a name that was given up is free', async () => {
    const first = await TestUser.signUp(running.url);
    const second = await TestUser.signUp(running.url);
    await first.post('/new-user', { displayName: 'captain' });
    await second.post('/new-user', { displayName: 'somebodyelse' });
    for (const displayName of ['captain', 'Capt ain', 'cаptаin', 'capta1n', 'cap-ta.in', 'ｃａｐｔａｉｎ']) {
      const { status, body } = await second.post('/update-user', { displayName });
      expect([status, body.code]).toEqual([409, 'name-taken']);
    }
    await first.post('/update-user', { displayName: 'admiral' });
    expect((await second.post<OwnUser>('/update-user', { displayName: 'captain' })).body.displayName).toBe('captain');
  });
});

it('keeps a newer profile from a save that read an older one', async () => {
  const user = await TestUser.signUp(running.url);
  const { body } = await user.post<OwnUser>('/new-user', { displayName: 'twotabs' });
  const baseVersion = body.contentVersion;
  expect((await user.post('/update-user', { displayName: 'tabone', baseVersion })).status).toBe(200);
  const late = await user.post<{ current: { displayName: string } }>('/update-user', {
    displayName: 'tabtwo',
    baseVersion,
  });
  expect([late.status, late.body.current.displayName]).toEqual([409, 'tabone']);
  expect((await profileOf(user)).displayName).toBe('tabone');
});
