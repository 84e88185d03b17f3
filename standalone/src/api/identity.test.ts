import type { OwnUser } from '@combolab/contracts';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

let running: TestProduct;
let visitor: TestUser;

beforeAll(async () => {
  running = await startTestProduct();
  visitor = TestUser.visitor(running.url);
});
afterAll(() => running[Symbol.asyncDispose]());

it('puts neither name nor e-mail into the token', async () => {
  const user = await TestUser.signUp(running.url, 'tokenbearer');
  const payload = JSON.parse(Buffer.from(user.token?.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
  expect(Object.keys(payload).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
  expect(payload.sub).toBe(user.userId);
});

it('answers the known refusals as problems', async () => {
  const user = await TestUser.signUp(running.url, 'known');
  const again = await visitor.post('/auth/sign-up/email', {
    email: user.email,
    password: 'long enough',
    name: 'again',
  });
  expect([again.status, again.body.code]).toEqual([409, 'email-in-use']);
  for (const email of [user.email, 'nobody@example.test']) {
    const wrong = await visitor.post('/auth/sign-in/email', { email, password: 'not the password' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-credentials']);
    expect(wrong.headers.get('content-type')).toContain('application/problem+json');
    expect(wrong.body.correlationId).toBe(wrong.headers.get('x-correlation-id'));
  }
  expect(
    (await visitor.post('/auth/sign-up/email', { email: 'a@b.test', password: 'short', name: 'short' })).status,
  ).toBe(400);
  expect((await visitor.get('/auth/list-sessions')).status).toBe(404);
});

it('claims display names by what they look like', async () => {
  const [first, second] = [await TestUser.signUp(running.url), await TestUser.signUp(running.url)];
  const claimed = await first.post<OwnUser>('/new-user', { displayName: ' North Wind ', email: first.email });
  expect([claimed.status, claimed.body.displayName]).toEqual([200, 'northwind']);
  for (const displayName of ['northwind', 'N0RTHWIND', 'nоrthwind']) {
    const taken = await second.post('/new-user', { displayName });
    expect([taken.status, taken.body.code]).toEqual([409, 'name-taken']);
  }
  expect((await second.post<OwnUser>('/new-user', { displayName: 'southwind' })).body.displayName).toBe('southwind');
  const repeated = await first.post<OwnUser>('/new-user', { displayName: 'northwind' });
  expect([repeated.status, repeated.body.displayName]).toEqual([200, 'northwind']);
  expect((await second.post('/new-user', { displayName: 'eastwind', email: first.email })).status).toBe(400);
});

it('frees a name that its bearer left', async () => {
  const [first, second] = [await TestUser.signUp(running.url), await TestUser.signUp(running.url)];
  await first.post('/new-user', { displayName: 'leftbehind' });
  expect((await first.post<OwnUser>('/update-user', { displayName: 'movedon' })).body.displayName).toBe('movedon');
  expect((await second.post<OwnUser>('/new-user', { displayName: 'leftbehind' })).status).toBe(200);
  expect((await second.post('/update-user', { displayName: 'movedon' })).status).toBe(409);
});

it('takes the sign-up name with digits when the first command finds it taken', async () => {
  const bearer = await TestUser.signUp(running.url, 'samename');
  await bearer.post('/update-user', { fullscreenMode: true });
  const visitorSignUp = await visitor.post<{ user: { id: string } }>('/auth/sign-up/email', {
    email: 'second@example.test',
    password: 'long enough',
    name: 'samename',
  });
  const session = visitorSignUp.headers.get('set-auth-token') ?? '';
  const { token } = (await (
    await fetch(`${running.url}/api/auth/token`, { headers: { authorization: `Bearer ${session}` } })
  ).json()) as { token: string };
  const second = new TestUser(running.url, visitorSignUp.body.user.id, token);
  const { body } = await second.post<OwnUser>('/update-user', { fullscreenMode: true });
  expect(body.displayName).toMatch(/^samename\d+$/);
});

it('resets a password by the printed link, once, and ends old sessions', async () => {
  const user = await TestUser.signUp(running.url, 'forgetful');
  for (const email of [user.email, 'nobody@example.test'])
    expect((await visitor.post('/auth/request-password-reset', { email })).status).toBe(200);
  const line = running.printed.find((each) => each.startsWith(`Password reset link for ${user.email}: `)) ?? '';
  const token = new URL(line.split(': ')[1] ?? '').searchParams.get('token') ?? '';
  const reset = () => visitor.post('/auth/reset-password', { newPassword: 'a whole new one', token });
  expect((await reset()).status).toBe(200);
  expect([(await reset()).status, (await reset()).body.code]).toEqual([400, 'reset-link-void']);
  expect((await visitor.post('/auth/sign-in/email', { email: user.email, password: 'a whole new one' })).status).toBe(
    200,
  );
  expect(
    (await visitor.post('/auth/sign-in/email', { email: user.email, password: 'correct horse battery' })).status,
  ).toBe(401);
  expect((await user.get('/available-games')).status).toBe(401);
});

it('keeps preferences and mappings on the account', async () => {
  const user = await TestUser.signUp(running.url);
  await user.post('/set-preferred-controller', { controllerType: 'GAMECUBE', gameId: 'ssbm' });
  const customMappings = { ssbu: { SWITCH: { X_BUTTON: 'R_TRIGGER' } } };
  const saved = await user.post<OwnUser>('/user/set-custom-controls', { customMappings });
  expect(saved.body).toMatchObject({ customMappings, preferredControllers: { ssbm: 'GAMECUBE' } });
  expect(
    (await user.post('/user/set-custom-controls', { customMappings: { ssbu: { SWITCH: { X_BUTTON: 'NONE' } } } }))
      .status,
  ).toBe(400);
  expect((await user.post('/update-user', { userType: 'ADMIN' })).status).toBe(400);
});

it('limits sign-ups per address, when addresses are known', async () => {
  await using limited = await startTestProduct({ env: { TRUSTED_PROXIES: 'loopback', SIGN_UPS_PER_HOUR: '2' } });
  const signUp = (email: string, address: string) =>
    TestUser.visitor(limited.url).post(
      '/auth/sign-up/email',
      { email, password: 'long enough', name: 'name' },
      { 'x-forwarded-for': address },
    );
  const statuses = [
    await signUp('a@x.test', '203.0.113.1'),
    await signUp('b@x.test', '203.0.113.1'),
    await signUp('c@x.test', '203.0.113.1'),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(Number(statuses[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await signUp('d@x.test', '203.0.113.2')).status).toBe(200);
});
