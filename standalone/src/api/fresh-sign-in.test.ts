import type { Problem } from '@combolab/contracts';
import { longSignedIn } from '../testing/long-signed-in.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { PASSWORD, TestUser } from '../testing/test-user.js';

let running: TestProduct;
beforeAll(async () => {
  running = await startTestProduct({ env: { SIGN_INS_PER_MINUTE: '3' } });
});
afterAll(() => running[Symbol.asyncDispose]());

/** Somebody whose token was renewed since they signed in long ago. */
async function longHere(): Promise<TestUser> {
  const { url, userId, session, email } = await TestUser.signUp(running.url);
  await longSignedIn(running.settings.dataDir, userId);
  const { body } = await new TestUser(url, userId, session).get<{ token: string }>('/auth/token');
  return new TestUser(url, userId, body.token, session, email);
}

const acts = {
  'making an API token': (user: TestUser, more: object = {}) =>
    user.post('/user/make-api-token', { name: 'Overlay', scopes: ['read'], days: 30, ...more }),
  'ending the account': (user: TestUser, more: object = {}) =>
    user.post('/user/delete-account', { email: user.email, ...more }),
};

describe.each(Object.entries(acts))('%s', (_, act) => {
  const refusal = async (user: TestUser, more: object = {}) => {
    const { status, body } = await act(user, more);
    const { code, passwordWrong } = body as Problem & { passwordWrong?: boolean };
    return [status, code, passwordWrong];
  };

  it('is refused to who only has a token, or does not know the password', async () => {
    const user = await longHere();
    expect(await refusal(user)).toEqual([403, 'fresh-sign-in', false]);
    expect(await refusal(user, { password: 'not the password' })).toEqual([403, 'fresh-sign-in', true]);
    expect(await refusal(user, { password: '' })).toEqual([403, 'fresh-sign-in', true]);
    expect((await user.get(`/user/${user.userId}`)).status).toBe(200);
    expect((await user.get<{ tokens: object[] }>('/user/api-tokens')).body.tokens).toEqual([]);
  });

  it('is done for who sends the password', async () => {
    expect((await act(await longHere(), { password: PASSWORD })).status).toBe(200);
  });

  it('is done for who has just signed in', async () => {
    expect((await act(await TestUser.signUp(running.url))).status).toBe(200);
  });

  it('is no way to guess passwords', async () => {
    const user = await longHere();
    for (let n = 0; n < 3; n += 1) await act(user, { password: `guess ${String(n)}` });
    const { status, headers, body } = await act(user, { password: PASSWORD });
    expect([status, body.code]).toEqual([429, 'too-many']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

it('takes another password for the same request under one key, and keeps none of it', async () => {
  const user = await longHere();
  const key = { 'idempotency-key': 'one intention' };
  const make = (password?: string) =>
    user.post('/user/make-api-token', { name: 'x', scopes: ['read'], days: 30, password }, key);
  expect((await make()).status).toBe(403);
  expect((await make(PASSWORD)).status).toBe(200);
  expect((await make(PASSWORD)).body.code).toBe('api-token-made');
});
