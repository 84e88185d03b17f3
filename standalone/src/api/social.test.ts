import type { Combo, Comment } from '@combolab/contracts';
import { controlCommands } from '../control/control-commands.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

interface Feedback {
  readonly comboId: string;
  readonly likeStatus: number;
  readonly dislikeStatus: number;
  readonly numLikes: number;
  readonly numDislikes: number;
  readonly readAfter: string;
}

let running: TestProduct;
let author: TestUser;
let fan: TestUser;
let comboId: string;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  author = await TestUser.signUp(running.url, 'author');
  fan = await TestUser.signUp(running.url, 'fanny');
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  comboId = await recordCombo(running.product, author.userId);
});

const combo = async (user: TestUser): Promise<Combo> => {
  const { body } = await user.get<Combo[]>(`/combo/${comboId}`);
  if (body[0] === undefined) throw new Error('no combo');
  return body[0];
};

describe('likes', () => {
  const set = (user: TestUser, likeStatus: number, headers = {}) =>
    user.post<Feedback>('/combo/add-feedback', { comboId, likeStatus }, headers);

  it('sets, switches and clears; like and dislike exclude each other', async () => {
    expect((await set(fan, 1)).body).toMatchObject({
      comboId,
      likeStatus: 1,
      dislikeStatus: 0,
      numLikes: 1,
      numDislikes: 0,
    });
    expect((await set(fan, -1)).body).toMatchObject({ likeStatus: 0, dislikeStatus: -1, numLikes: 0, numDislikes: 1 });
    expect((await set(author, 1)).body).toMatchObject({ numLikes: 1, numDislikes: 1 });
    expect(await combo(fan)).toMatchObject({ likeStatus: 0, dislikeStatus: -1, numLikes: 1, numDislikes: 1 });
    expect((await set(fan, 0)).body).toMatchObject({ numLikes: 1, numDislikes: 0 });
    expect(await combo(TestUser.visitor(running.url))).toMatchObject({ likeStatus: 0, dislikeStatus: 0, numLikes: 1 });
  });

  it('counts a user once, however often and however many at once', async () => {
    const users = await Promise.all(Array.from({ length: 8 }, () => TestUser.signUp(running.url)));
    const answers = await Promise.all(users.flatMap((user) => [set(user, 1), set(user, 1), set(user, 1)]));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await combo(fan)).numLikes).toBe(users.length);
    const feedback = await Promise.all(
      users.map((user) => running.product.ports.log.readStream(`combo/${comboId}/feedback/${user.userId}`)),
    );
    expect(feedback.map((events) => events.length)).toEqual(users.map(() => 1));
  });

  it('gives a repeated key the same effect once, and refuses it for another request', async () => {
    const key = { 'idempotency-key': 'like-1' };
    expect((await set(fan, 1, key)).status).toBe(200);
    expect((await set(fan, 1, key)).body).toMatchObject({ likeStatus: 1, numLikes: 1 });
    const misused = await set(fan, -1, key);
    expect(misused.status).toBe(422);
    expect(misused.body).toMatchObject({ code: 'idempotency-key-reused' });
    expect((await combo(fan)).likeStatus).toBe(1);
  });

  it('refuses a combo that is not there', async () => {
    expect((await fan.post('/combo/add-feedback', { comboId: 'AAAAAAAAAAAAAAAAAAAAAA', likeStatus: 1 })).status).toBe(
      404,
    );
  });
});

describe('favourites', () => {
  it('keeps, lists newest first and drops', async () => {
    const first = comboId;
    const second = await recordCombo(running.product, author.userId, { name: 'Second' });
    for (const id of [first, second])
      expect((await fan.post('/add-favorite-combo', { comboId: id })).body).toMatchObject({ favorite: true });
    const { body } = await fan.get<Combo[]>(`/user/favorites/${fan.userId}`);
    expect(body.map(({ _id }) => _id)).toEqual([second, first]);
    await fan.post('/remove-favorite-combo', { comboId: second, userId: fan.userId });
    const own = await fan.get<{ favoriteCombos: string[] }>(`/user/${fan.userId}`);
    expect(own.body.favoriteCombos).toEqual([first]);
    await fan.post('/remove-favorite-combo', { comboId: first });
  });

  it('drops one that was deleted, and knows none that never was', async () => {
    await fan.post('/add-favorite-combo', { comboId });
    await author.post('/delete-combo', { comboId });
    expect((await fan.post('/remove-favorite-combo', { comboId })).status).toBe(200);
    expect((await fan.post('/remove-favorite-combo', { comboId: 'AAAAAAAAAAAAAAAAAAAAAA' })).status).toBe(404);
  });
});

describe('comments', () => {
  it('adds, lists oldest first with names, and removes by author or admin alone', async () => {
    const add = (user: TestUser, comment: string) =>
      user.post<{ insertedId: string; comment: Comment }>('/combo/add-comment', { comboId, comment });
    const one = await add(fan, '  Works at 64 too.  ');
    const two = await add(author, 'Thanks\n\n<b>!</b>');
    expect(one.body.comment).toMatchObject({
      _id: one.body.insertedId,
      text: 'Works at 64 too.',
      authorData: [{ displayName: 'fanny' }],
    });
    const list = await TestUser.visitor(running.url).get<Comment[]>(`/get-comments/${comboId}`);
    expect(list.body.map(({ text }) => text)).toEqual(['Works at 64 too.', 'Thanks\n\n<b>!</b>']);
    expect((await combo(fan)).numComments).toBe(2);
    expect((await fan.post('/remove-comment', { commentId: two.body.insertedId })).status).toBe(403);
    expect((await author.post('/remove-comment', { commentId: two.body.insertedId })).status).toBe(200);
    expect((await author.post('/remove-comment', { commentId: two.body.insertedId })).status).toBe(404);
    expect((await combo(fan)).numComments).toBe(1);
  });

  it('answers a repeated key with the same comment', async () => {
    const key = { 'idempotency-key': 'comment-1' };
    const once = await fan.post<{ insertedId: string }>('/combo/add-comment', { comboId, comment: 'once' }, key);
    const again = await fan.post<{ insertedId: string }>('/combo/add-comment', { comboId, comment: 'once' }, key);
    expect(again.body.insertedId).toBe(once.body.insertedId);
    expect((await fan.get<Comment[]>(`/get-comments/${comboId}`)).body).toHaveLength(1);
  });
});

describe('verification', () => {
  it('belongs to admins, who are made on the command line', async () => {
    expect((await fan.post('/combo/verify', { comboId, verified: true })).status).toBe(403);
    expect(await controlCommands.grant?.(running.product, fan.email)).toBe(`${fan.email} is an admin now.`);
    expect((await fan.post('/combo/verify', { comboId, verified: true })).body).toMatchObject({
      comboId,
      verified: true,
    });
    expect((await combo(author)).verified).toBe(true);
    const key = { 'idempotency-key': 'verify-1' };
    const repeated = () => fan.post('/combo/verify', { comboId, verified: false }, key);
    expect((await repeated()).body).toMatchObject({ verified: false });
    await fan.post('/combo/verify', { comboId, verified: true });
    expect((await repeated()).body).toMatchObject({ verified: true });
    expect((await combo(author)).verified).toBe(true);
    await controlCommands.revoke?.(running.product, fan.email);
    expect((await fan.post('/combo/verify', { comboId, verified: false })).status).toBe(403);
  });
});

describe('a verified combo that is edited', () => {
  it('is verified no more where its presses changed, in answers and in search', async () => {
    const admin = await TestUser.signUp(running.url, 'vouching');
    await controlCommands.grant?.(running.product, admin.email);
    await admin.post('/combo/verify', { comboId, verified: true });
    const { contentVersion } = await combo(author);
    const found = async () =>
      (await author.get<{ hits: { _id: string }[] }>('/search/combos?verified=true')).body.hits.map(({ _id }) => _id);
    await waitUntil('the search to know', async () => ((await found()).includes(comboId) ? true : undefined));
    await author.post('/update-combo', { comboId, description: 'Other words.' });
    expect(await combo(author)).toMatchObject({ verified: true, verifiedVersion: contentVersion });
    await author.post('/update-combo', { comboId, percentRange: [7, 9] });
    const edited = await combo(author);
    expect(edited).toMatchObject({ verified: false, verifiedVersion: contentVersion });
    expect(edited.contentVersion).toBeGreaterThan(contentVersion);
    await waitUntil('the search to forget', async () => ((await found()).includes(comboId) ? undefined : true));
  });
});

describe('reads after writes', () => {
  it('shows the writer what was written and refuses foreign tokens', async () => {
    const { body } = await fan.post<Feedback>('/combo/add-feedback', { comboId, likeStatus: 1 });
    const read = await fan.get<Combo[]>(`/combo/${comboId}`, { 'read-after': body.readAfter });
    expect(read.headers.get('read-stale')).toBeNull();
    expect(read.body[0]?.numLikes).toBe(1);
    expect((await fan.get(`/combo/${comboId}`, { 'read-after': 'nonsense' })).status).toBe(400);
    expect((await fan.get(`/combo/${comboId}`, { 'read-after': Array(5).fill(body.readAfter).join(',') })).status).toBe(
      400,
    );
    // routes that wait for nothing refuse it too
    expect((await fan.get('/available-games', { 'read-after': 'nonsense' })).status).toBe(400);
    expect((await TestUser.visitor(running.url).get(`/combo/${comboId}`, { 'read-after': 'nonsense' })).status).toBe(
      200,
    );
  });
});

it('builds every view anew into the same documents', async () => {
  await fan.post('/combo/add-feedback', { comboId, likeStatus: 1 });
  await running.product.projector.idle();
  const before = await running.product.projector.digests();
  for (const name of [
    'combos',
    'tallies',
    'comments',
    'previews',
    'favorites',
    'lists',
    'guides',
    'users',
    'searches',
    'notifications',
    'search',
  ])
    await running.product.projector.rebuild(name);
  await fan.post('/combo/add-feedback', { comboId, likeStatus: 0 });
  await fan.post('/combo/add-feedback', { comboId, likeStatus: 1 });
  await running.product.projector.idle();
  const after = await running.product.projector.digests();
  const { feedback: _before, ...stable } = before;
  const { feedback: _after, ...rebuilt } = after;
  expect(rebuilt).toEqual(stable);
  expect((await combo(fan)).versions.tally[0]).toBe(2);
});
