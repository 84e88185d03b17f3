import type { Comment } from '@combolab/contracts';
import { jest } from '@jest/globals';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

let running: TestProduct;
let fan: TestUser;
let comboId: string;
let key: { 'idempotency-key': string };
let keys = 0;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  fan = await TestUser.signUp(running.url);
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  comboId = await recordCombo(running.product, fan.userId);
  key = { 'idempotency-key': `key-${String((keys += 1))}` };
});

const feedback = async () =>
  (await running.product.ports.log.readStream(`combo/${comboId}/feedback/${fan.userId}`)).map(({ type }) => type);

it('refuses a key that stood for another route or another body', async () => {
  expect((await fan.post('/add-favorite-combo', { comboId }, key)).status).toBe(200);
  for (const misused of [
    await fan.post('/remove-favorite-combo', { comboId }, key),
    await fan.post('/delete-combo', { comboId }, key),
    await fan.post('/add-favorite-combo', { comboId: await recordCombo(running.product, fan.userId) }, key),
  ])
    expect([misused.status, misused.body.code]).toEqual([422, 'idempotency-key-reused']);
  expect((await fan.get<{ favoriteCombos: string[] }>(`/user/${fan.userId}`)).body.favoriteCombos).toEqual([comboId]);
});

it('belongs to one user: the same key of another is another intention', async () => {
  const other = await TestUser.signUp(running.url);
  const add = (user: TestUser) =>
    user.post<{ insertedId: string }>('/combo/add-comment', { comboId, comment: 'hi' }, key);
  const ids = [(await add(fan)).body.insertedId, (await add(other)).body.insertedId];
  expect(new Set(ids).size).toBe(2);
  expect((await fan.get<Comment[]>(`/get-comments/${comboId}`)).body).toHaveLength(2);
});

it('gives parallel repeats one effect', async () => {
  const add = () => fan.post<{ insertedId: string }>('/combo/add-comment', { comboId, comment: 'once' }, key);
  const answers = await Promise.all(Array.from({ length: 8 }, add));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.insertedId)).size).toBe(1);
  expect((await fan.get<Comment[]>(`/get-comments/${comboId}`)).body).toHaveLength(1);
});

it('decides a command anew that changed nothing', async () => {
  const like = (likeStatus: number, headers = {}) =>
    fan.post<{ likeStatus: number }>('/combo/add-feedback', { comboId, likeStatus }, headers);
  await like(1);
  expect((await like(1, key)).status).toBe(200);
  expect(await feedback()).toEqual(['feedback.given']);
  await like(0);
  expect((await like(1, key)).body.likeStatus).toBe(1);
  expect(await feedback()).toEqual(['feedback.given', 'feedback.cleared', 'feedback.given']);
});

it('decides a command anew that was refused', async () => {
  const base = { comboId, name: 'Later', baseVersion: 7 };
  expect((await fan.post('/update-combo', base, key)).status).toBe(409);
  expect((await fan.post('/update-combo', { comboId, name: 'Later' }, key)).status).toBe(200);
});

it('answers a repeat with the state of today', async () => {
  const like = (likeStatus: number, headers = {}) =>
    fan.post<{ likeStatus: number; numLikes: number }>('/combo/add-feedback', { comboId, likeStatus }, headers);
  expect((await like(1, key)).body).toMatchObject({ likeStatus: 1, numLikes: 1 });
  await like(0);
  expect((await like(1, key)).body).toMatchObject({ likeStatus: 0, numLikes: 0 });
  expect(await feedback()).toEqual(['feedback.given', 'feedback.cleared']);
});

it('acknowledges what is done although its key could not be kept, and a repeat has no second effect', async () => {
  const add = () => fan.post<{ insertedId: string }>('/combo/add-comment', { comboId, comment: 'once' }, key);
  const refused = jest.spyOn(running.product.ports.keys, 'remember').mockRejectedValue(new Error('disk I/O error'));
  const first = await add();
  refused.mockRestore();
  const second = await add();
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.insertedId).toBe(first.body.insertedId);
  expect((await fan.get<Comment[]>(`/get-comments/${comboId}`)).body).toHaveLength(1);
});

it.each([
  ['a combo', () => Promise.resolve({ path: '/delete-combo', body: { comboId } })],
  [
    'a guide',
    async () => {
      const { body } = await fan.post<{ _id: string }>('/guides/create', { authorId: fan.userId });
      return { path: '/guides/delete', body: { guideId: body._id } };
    },
  ],
])(
  'tells who deletes %s again what views have to show for it, and who has another key that it is gone',
  async (_, make) => {
    const { path, body } = await make();
    const remove = (headers: Record<string, string>) => fan.post<{ readAfter: string }>(path, body, headers);
    const [first, again] = [await remove(key), await remove(key)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.readAfter).toBe(first.body.readAfter);
    expect((await remove({ 'idempotency-key': 'another' })).status).toBe(404);
  },
);
