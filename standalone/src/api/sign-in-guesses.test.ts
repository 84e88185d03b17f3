import type { Problem } from '@combolab/contracts';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { PASSWORD, TestUser, type Answer } from '../testing/test-user.js';

const HOME = '203.0.113.1';
const WRONG = 'not the password';

const start = (env: Record<string, string>) => startTestProduct({ env: { TRUSTED_PROXIES: 'loopback', ...env } });
const signIn = ({ url }: TestProduct, address: string, email: string, password: string): Promise<Answer<Problem>> =>
  TestUser.visitor(url).post('/auth/sign-in/email', { email, password }, { 'x-forwarded-for': address });
const statusOf = async (answer: Promise<Answer<unknown>>): Promise<number> => (await answer).status;

/** Signs up at home. */
async function accountAt(running: TestProduct, name: string): Promise<string> {
  const email = `${name}@example.test`;
  const made = await TestUser.visitor(running.url).post(
    '/auth/sign-up/email',
    { email, password: PASSWORD, name },
    { 'x-forwarded-for': HOME },
  );
  expect(made.status).toBe(200);
  return email;
}

it('counts the addresses of one IPv6 network together, and IPv4 in IPv6 as IPv4', async () => {
  await using running = await start({ SIGN_INS_PER_MINUTE: '2' });
  const guess = (address: string): Promise<number> => statusOf(signIn(running, address, 'nobody@example.test', WRONG));
  const network = ['2001:db8:1:2::1', '2001:db8:1:2:aaaa::7', '2001:db8:1:2::3', '2001:0DB8:1:2:ffff::9'];
  const statuses = [];
  for (const address of network) statuses.push(await guess(address));
  expect(statuses).toEqual([401, 401, 429, 429]);
  expect(await guess('2001:db8:1:3::1')).toBe(401);
  const mapped = [];
  for (const address of ['198.51.100.9', '::ffff:198.51.100.9', '::ffff:c633:6409']) mapped.push(await guess(address));
  expect(mapped).toEqual([401, 401, 429]);
});

describe('guesses at one account from many addresses', () => {
  it('are slowed, whether there is such an account or not', async () => {
    await using running = await start({ GUESSES_PER_HOUR: '3' });
    const email = await accountAt(running, 'victim');
    for (const target of [email, 'nobody@example.test']) {
      const answers = [];
      for (let i = 1; i <= 5; i += 1) answers.push(await signIn(running, `198.51.100.${String(i)}`, target, WRONG));
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429]);
      const last = answers.at(-1);
      expect(last?.body).toMatchObject({ code: 'too-many-guesses', status: 429 });
      expect(last?.body.detail).toMatch(/reset the password/);
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(3000);
    }
    // another spelling is the same account
    expect(await statusOf(signIn(running, '198.51.100.77', email.toUpperCase(), WRONG))).toBe(429);
  });

  it('do not keep the owner out where they have signed in before, and hide no wrong password there', async () => {
    await using running = await start({ GUESSES_PER_HOUR: '2' });
    const email = await accountAt(running, 'owner');
    for (let i = 1; i <= 4; i += 1) await signIn(running, `198.51.100.${String(i)}`, email, WRONG);
    expect(await statusOf(signIn(running, '198.51.100.99', email, PASSWORD))).toBe(429);
    expect(await statusOf(signIn(running, HOME, email, WRONG))).toBe(401);
    expect(await statusOf(signIn(running, HOME, email, PASSWORD))).toBe(200);
  });

  it('leave a way in from a new address: the link that resets the password', async () => {
    await using running = await start({ GUESSES_PER_HOUR: '2' });
    const [email, cafe, visitor] = [await accountAt(running, 'away'), '198.51.100.99', TestUser.visitor(running.url)];
    for (let i = 1; i <= 4; i += 1) await signIn(running, `198.51.100.${String(i)}`, email, WRONG);
    const from = { 'x-forwarded-for': cafe };
    await visitor.post('/auth/request-password-reset', { email }, from);
    const token = /token=([^&\s]+)/.exec(running.printed.at(-1) ?? '')?.[1];
    const newPassword = `${PASSWORD} again`;
    expect(await statusOf(visitor.post('/auth/reset-password', { token, newPassword }, from))).toBe(200);
    expect(await statusOf(signIn(running, '198.51.100.98', email, newPassword))).toBe(429);
    expect(await statusOf(signIn(running, cafe, email, newPassword))).toBe(200);
  });

  it('are few enough for whoever signs in at a new address with the right password', async () => {
    await using running = await start({ GUESSES_PER_HOUR: '2' });
    const email = await accountAt(running, 'traveller');
    const hotel = '198.51.100.50';
    expect(await statusOf(signIn(running, hotel, email, PASSWORD))).toBe(200);
    for (let i = 1; i <= 4; i += 1) await signIn(running, `198.51.100.${String(i)}`, email, WRONG);
    expect(await statusOf(signIn(running, hotel, email, PASSWORD))).toBe(200);
  });
});
