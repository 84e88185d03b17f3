import { ComboCard, type AnswerOf, type routes } from '@combolab/contracts';
import { z } from 'zod/mini';
import { controlCommands } from '../control/control-commands.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

type Daily = AnswerOf<(typeof routes)['dailyCombo']>;

let running: TestProduct;
let visitor: TestUser;
beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  visitor = TestUser.visitor(running.url);
});
afterAll(() => running[Symbol.asyncDispose]());

const daily = async (game: string, user = visitor) => (await user.get<Daily>(`/game/${game}/daily-combo`)).body;
const today = (): string => new Date().toISOString().slice(0, 10);

it('is the same verified combo for everybody, as cards are, with the own feedback of who asks', async () => {
  const admin = await TestUser.signUp(running.url);
  await controlCommands.grant?.(running.product, admin.email);
  for (const name of ['One', 'Two', 'Three']) await recordCombo(running.product, 'author', { name });
  const comboId = await recordCombo(running.product, 'author', { name: 'Verified', characterId: 'ssbu:ness' });
  expect((await admin.post('/combo/verify', { comboId, verified: true })).status).toBe(200);
  await admin.post('/combo/add-feedback', { comboId, likeStatus: 1 });
  const asked = today();
  const { date, combo } = await daily('ssbu');
  expect([asked, today()]).toContain(date);
  expect(z.safeParse(ComboCard, combo).success).toBe(true);
  expect(combo).toMatchObject({ _id: comboId, name: 'Verified', likeStatus: 0, numLikes: 1 });
  expect(combo).not.toHaveProperty('actions');
  expect((await daily('ssbu', admin)).combo).toMatchObject({ _id: comboId, likeStatus: 1 });
});

it('is any combo of the game while none is verified, and none while there is none', async () => {
  await using other = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  const someone = TestUser.visitor(other.url);
  expect((await daily('ssbm', someone)).combo).toBeNull();
  const comboId = await recordCombo(other.product, 'author');
  expect((await daily('ssbu', someone)).combo?._id).toBe(comboId);
});

it('refuses a game that is not there', async () => {
  expect((await visitor.get('/game/ssb64/daily-combo')).status).toBe(400);
});
