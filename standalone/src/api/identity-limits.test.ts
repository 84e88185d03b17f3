import { randomBytes } from 'node:crypto';
import type { Problem } from '@combolab/contracts';
import { rawPost, type RawAnswer } from '../testing/raw-request.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { PASSWORD, TestUser } from '../testing/test-user.js';

const LIMIT = 2;
let running: TestProduct;
let email: string;
let address = 0;

beforeAll(async () => {
  running = await startTestProduct({
    env: {
      TRUSTED_PROXIES: 'loopback',
      SIGN_INS_PER_MINUTE: String(LIMIT),
      SIGN_UPS_PER_HOUR: String(LIMIT),
      RESETS_PER_HOUR: String(LIMIT),
    },
  });
  ({ email } = await TestUser.signUp(running.url));
});
afterAll(() => running[Symbol.asyncDispose]());

/** Nobody else asks from it. */
const freshAddress = (): Record<string, string> => {
  address += 1;
  return { 'x-forwarded-for': `198.51.100.${String(address)}` };
};
const newAccount = () => {
  const name = `n${randomBytes(8).toString('hex')}`;
  return { email: `${name}@example.test`, password: PASSWORD, name };
};

/** What is limited, and a call that counts. */
const limited: readonly (readonly [what: string, path: string, body: () => object])[] = [
  ['sign-in', 'sign-in/email', () => ({ email, password: 'not the password' })],
  ['sign-up', 'sign-up/email', newAccount],
  ['request of a reset', 'request-password-reset', () => ({ email })],
  ['reset', 'reset-password', () => ({ token: 'no-such-token', newPassword: PASSWORD })],
];

/** Ways to write the same address, or what a careless reader takes for it. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => `/api/auth/${path}`,
  (path) => `/api/auth/${path}/`,
  (path) => `/api/auth/${path}//`,
  (path) => `/api/auth/${path}?x=1`,
  (path) => `/api/auth/${path}/?x=1`,
  (path) => `/api/auth/${path}#x`,
  (path) => `/api/auth/./${path}`,
  (path) => `/api/auth/x/../${path}`,
  (path) => `/api/auth/%2e/${path}`,
  (path) => `/api/auth/%2E/${path}`,
  (path) => `/api/auth/x/%2e%2e/${path}`,
  (path) => `/api/auth/x/.%2E/${path}`,
  (path) => `/api/auth/${path}/.`,
  (path) => `/api/auth/${path}/x/..`,
  (path) => `/api/x/../auth/${path}`,
  (path) => `/x/../api/auth/${path}`,
  (path) => `/./api/auth/${path}`,
  (path) => `//api/auth/${path}`,
  (path) => `/api//auth/${path}`,
  (path) => `/api/auth//${path}`,
  (path) => `/api/auth/\\${path}`,
  (path) => `/api/auth\\${path}`,
  (path) => `\\api\\auth\\${path.replaceAll('/', '\\')}`,
  (path) => `/api/auth/.\\${path}`,
  (path) => `/api/auth/x\\..\\${path}`,
  (path) => `/api/auth/${path.replace('/', '\\')}`,
  (path) => `/api/auth/${path.replace('/', '%2f')}`,
  (path) => `/api/auth/${path.replace('/', '%5c')}`,
  (path) => `/api/auth/${path.replace('-', '%2d')}`,
  (path) => `/api/%61uth/${path}`,
  (path) => `/API/auth/${path}`,
  (path) => `/Api/Auth/${path.toUpperCase()}`,
  (path) => `/api/auth/${path.replace('s', 'S').replace('r', 'R')}`,
  (path) => `/api/auth/${path};x=1`,
  (path) => `/api/auth/${path}%20`,
  (path) => `/api/auth/${path}%00`,
  (path) => `http://elsewhere.example/api/auth/${path}`,
  (path) => `http://elsewhere.example/api/auth/./${path}`,
  (path) => `http://elsewhere.example\\api/auth/${path}`,
  (path) => `http:/api/auth/${path}`,
];

/** Whether the provider decided, rather than the limit, or the address itself. */
function wasAsked({ status, body }: RawAnswer): boolean {
  const { code } = JSON.parse(body) as { code?: string };
  return status !== 404 && status !== 429 && code !== 'malformed';
}

describe.each(limited)('the limit of %s', (_what, path, body) => {
  it.each([...new Set(spellings.map((spell) => spell(path)))])('holds for %s', async (target) => {
    const from = freshAddress();
    let asked = 0;
    for (let i = 0; i < LIMIT + 2; i += 1) if (wasAsked(await rawPost(running.url, target, body(), from))) asked += 1;
    expect(asked).toBeLessThanOrEqual(LIMIT);
    if (target === `/api/auth/${path}`) expect(asked).toBe(LIMIT);
  });
});

it('counts all spellings that are answered together', async () => {
  const from = freshAddress();
  const call = { email, password: 'not the password' };
  const asked: string[] = [];
  for (const spell of spellings) {
    const target = spell('sign-in/email');
    if (wasAsked(await rawPost(running.url, target, call, from))) asked.push(target);
  }
  expect(asked).toEqual(['/api/auth/sign-in/email', '/api/auth/sign-in/email/']);
});

it('says what is wrong with an address that has another spelling', async () => {
  const { status, headers, body } = await rawPost(running.url, '/api/auth/./sign-in/email', {}, freshAddress());
  const problem = JSON.parse(body) as Problem;
  expect([status, headers['content-type'], problem.code]).toEqual([
    400,
    'application/problem+json; charset=utf-8',
    'malformed',
  ]);
  expect(problem.detail).toMatch(/dots/);
  expect(problem.correlationId).toBe(headers['x-correlation-id']);
});
