import type { Comment, Combo } from '@combolab/contracts';
import { controlCommands } from '../control/control-commands.js';
import { verifyProduct } from '../maintenance/verify-product.js';
import { filesWith } from '../testing/files-with.js';
import { fillAccount, MARK, type FullAccount } from '../testing/full-account.js';
import { LiveViewer } from '../testing/live-viewer.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { untilErased } from '../testing/until-erased.js';

const EVERY_VIEW = [
  ...['combos', 'tallies', 'comments', 'previews', 'favorites', 'follows', 'lists'],
  ...['guides', 'users', 'searches', 'tokens', 'notifications', 'practice', 'moderation'],
];

let running: TestProduct;
let other: TestUser;
let admin: TestUser;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  other = await TestUser.signUp(running.url, 'staying');
  admin = await TestUser.signUp(running.url, 'warden');
  await controlCommands.grant?.(running.product, admin.email);
});
afterAll(() => running[Symbol.asyncDispose]());

const end = (user: TestUser) =>
  user.post<{ userId: string; deleted: true }>('/user/delete-account', { email: user.email });
const erased = (userId: string) => untilErased(running, userId);
const visitor = () => TestUser.visitor(running.url);

const markedFiles = () => filesWith(running.settings.dataDir, MARK);

describe('an account that ends', () => {
  let leaving: TestUser;
  let account: FullAccount;
  beforeAll(async () => {
    leaving = await TestUser.signUp(running.url, `${MARK}mail`);
    account = await fillAccount(leaving, other, admin);
    await running.product.projector.idle();
  }, 60_000);

  it('leaves not one of its words in any file of the data folder', async () => {
    const before = (await markedFiles()).map((file) => file.replace(/\/.*/, '').replace(/-(wal|shm)$/, ''));
    expect([...new Set(before)]).toEqual([
      'auth.sqlite',
      'blobs',
      'documents.sqlite',
      'events.sqlite',
      'search.sqlite',
    ]);
    using socket = LiveViewer.connect(running.url, leaving.token);
    await socket.join([{ room: `user:${leaving.userId}` }]);
    const cut = new Promise((resolve) => socket.socket.on('disconnect', resolve));

    expect((await end(leaving)).body).toEqual({ userId: leaving.userId, deleted: true });
    await cut;
    await erased(leaving.userId);
    expect(await markedFiles()).toEqual([]);
  });

  it('refuses its tokens and its password, and gives e-mail and name away', async () => {
    for (const path of ['/available-games', `/user/${leaving.userId}`, '/user/export'])
      expect((await leaving.get(path)).status).toBe(401);
    const late = { comboId: account.othersComboId, comment: 'late' };
    expect((await leaving.post('/combo/add-comment', late)).status).toBe(401);
    expect((await end(leaving)).status).toBe(401);
    expect((await new TestUser(running.url, '', account.token).get('/available-games')).status).toBe(401);
    const password = 'correct horse battery';
    expect((await visitor().post('/auth/sign-in/email', { email: leaving.email, password })).status).toBe(401);
    const next = await TestUser.signUp(running.url, `${MARK}mail`);
    expect(next.userId).not.toBe(leaving.userId);
    for (const displayName of [`${MARK}name`, `${MARK}first`])
      expect((await next.post('/update-user', { displayName })).status).toBe(200);
    await end(next);
    await erased(next.userId);
  });

  it('is nowhere to be seen, while what others made and counted stays true', async () => {
    const { comboId, othersComboId, commentId, guideId, listId } = account;
    for (const path of [
      ...[`/user/${leaving.userId}`, `/users/${leaving.userId}/profile`, `/combo/${comboId}`],
      ...[`/guides/id/${guideId}`, `/lists/${listId}`],
    ])
      expect([path, (await other.get(path)).status]).toEqual([path, 404]);
    expect((await fetch(`${running.url}${account.photoUrl}`)).status).toBe(404);
    const [combo] = (await visitor().get<Combo[]>(`/combo/${othersComboId}`)).body;
    expect(combo).toMatchObject({ name: 'Not theirs', numLikes: 0, numComments: 1 });
    const comments = await visitor().get<Comment[]>(`/get-comments/${othersComboId}`);
    expect(comments.body).toMatchObject([{ text: 'I agree.', parentId: commentId }]);
    const board = await visitor().get<{ entries: unknown[] }>(`/combos/${othersComboId}/board`);
    expect(board.body.entries).toEqual([]);
    expect((await other.get<{ authors: object[] }>('/user/follows')).body.authors).toEqual([]);
    const othersProfile = await other.get<{ numFollowers: number }>(`/users/${other.userId}/profile`);
    expect(othersProfile.body.numFollowers).toBe(0);
    const told = await other.get<{ notifications: object[] }>('/user/notifications');
    expect(JSON.stringify(told.body)).not.toContain(MARK);
  });

  it('leaves views and index as the log tells them, also when all are built anew', async () => {
    const { projector } = running.product;
    await projector.idle();
    const before = await projector.digests();
    expect(await verifyProduct(running.product, { strayAfterMs: 0 })).toEqual([]);
    for (const name of EVERY_VIEW) await projector.rebuild(name);
    expect(await projector.digests()).toEqual(before);
    expect(await verifyProduct(running.product, { strayAfterMs: 0 })).toEqual([]);
    expect(await markedFiles()).toEqual([]);
  });
});

it('is not ended by mistake: another e-mail, another user or none is refused, and nothing happens', async () => {
  const user = await TestUser.signUp(running.url);
  const wrong = await user.post('/user/delete-account', { email: other.email });
  expect([wrong.status, wrong.body.code]).toEqual([422, 'not-confirmed']);
  const { email } = user;
  expect((await visitor().post('/user/delete-account', { email })).status).toBe(401);
  expect((await other.post('/user/delete-account', { email, userId: user.userId })).status).toBe(403);
  expect((await user.post('/user/delete-account', {})).status).toBe(400);
  expect((await user.post('/user/delete-account', { email, sure: true })).status).toBe(400);
  expect((await user.get(`/user/${user.userId}`)).status).toBe(200);
  expect((await user.post('/update-user', { fullscreenMode: true })).status).toBe(200);
});

it('can be ended while it is suspended', async () => {
  const user = await TestUser.signUp(running.url);
  await user.post('/new-user', { displayName: 'Suspended' });
  await controlCommands.suspend?.(running.product, user.email);
  await running.product.projector.idle();
  expect((await user.post('/update-user', { fullscreenMode: true })).status).toBe(403);
  expect((await end(user)).status).toBe(200);
  await erased(user.userId);
});

it('ends before its first command too, and however its e-mail is written', async () => {
  const user = await TestUser.signUp(running.url);
  const { status } = await user.post('/user/delete-account', { email: ` ${user.email.toUpperCase()} ` });
  expect(status).toBe(200);
  await erased(user.userId);
  expect((await user.get('/available-games')).status).toBe(401);
});

it('takes no words of others with it that an admin changed before leaving', async () => {
  const leaving = await TestUser.signUp(running.url);
  await controlCommands.grant?.(running.product, leaving.email);
  const comboId = await recordCombo(running.product, other.userId, { name: 'Cape spike' });
  await leaving.post('/update-combo', { comboId, description: 'Drift in.' });
  await end(leaving);
  await erased(leaving.userId);
  await running.product.projector.rebuild('combos');
  const [combo] = (await visitor().get<Combo[]>(`/combo/${comboId}`)).body;
  expect(combo).toMatchObject({ name: 'Cape spike', description: 'Drift in.', authorId: other.userId });
});
