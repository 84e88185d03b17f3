import { startHealth } from '../health.js';
import { holdLists } from '../testing/hold-lists.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

/** The figures of the product as Prometheus reads them. */
async function figuresOf({
  product,
}: TestProduct): Promise<{ text: string; of: (name: string, label: string) => number }> {
  await using health = await startHealth(product);
  if (health === null) throw new Error('the port of health is taken');
  const text = await (await fetch(`http://127.0.0.1:${String(health.port)}/metrics`)).text();
  const lines = new Map(text.split('\n').map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
  return { text, of: (name, label) => lines.get(`combolab_${name}{${label},process="standalone"}`) ?? NaN };
}

it('counts by class what is at hand and what was refused because too much was', async () => {
  await using running = await startTestProduct({ env: { LISTS_IN_FLIGHT: '2', HEALTH_PORT: '0' } });
  const visitor = TestUser.visitor(running.url);
  const author = await TestUser.signUp(running.url);
  await author.post('/new-user', { displayName: 'author' });
  const lists = holdLists(running);
  const list = () => visitor.get(`/user/combos/${author.userId}`);
  const waiting = [list(), list()];
  await waitUntil('two lists that wait', () => Promise.resolve(lists.held() === 2 ? true : undefined));
  expect((await list()).status).toBe(503);
  expect((await list()).status).toBe(503);
  const { text, of } = await figuresOf(running);
  expect(text).toContain('# TYPE combolab_shed_requests_total counter');
  const classes = ['page', 'read', 'list', 'write', 'upload'];
  expect(classes.map((each) => of('shed_requests_total', `class="${each}"`))).toEqual([0, 0, 2, 0, 0]);
  expect(classes.map((each) => of('requests_in_flight', `class="${each}"`))).toEqual([0, 0, 2, 0, 0]);
  lists.go();
  await Promise.all(waiting);
  const after = await figuresOf(running);
  expect(after.of('shed_requests_total', 'class="list"')).toBe(2);
  expect(after.of('requests_in_flight', 'class="list"')).toBe(0);
});

it('counts by limit what came too often', async () => {
  const env = { TRUSTED_PROXIES: 'loopback', SIGN_INS_PER_MINUTE: '1', HEALTH_PORT: '0' };
  await using running = await startTestProduct({ env });
  const visitor = TestUser.visitor(running.url);
  const from = { 'x-forwarded-for': '198.51.100.1' };
  const signIn = () => visitor.post('/auth/sign-in/email', { email: 'a@example.test', password: 'x' }, from);
  await signIn();
  expect((await signIn()).status).toBe(429);
  const { of } = await figuresOf(running);
  expect(of('limited_requests_total', 'limit="sign-in"')).toBe(1);
  expect(of('limited_requests_total', 'limit="sign-up"')).toBe(0);
});

it('tells how long answers took, by route and class of status, and nothing that anybody has typed', async () => {
  await using running = await startTestProduct({ env: { HEALTH_PORT: '0' } });
  await using health = await startHealth(running.product);
  const visitor = TestUser.visitor(running.url);
  const author = await TestUser.signUp(running.url);
  for (let n = 0; n < 2; n += 1) expect((await visitor.get('/combo/typed-by-somebody')).status).toBe(404);
  expect((await author.post('/new-user', { displayName: 'author' })).status).toBe(200);
  expect((await visitor.get('/typed-by-somebody')).status).toBe(404);
  const text = await (await fetch(`http://127.0.0.1:${String(health?.port)}/metrics`)).text();
  const count = (route: string, status: string): string | undefined =>
    new RegExp(
      `^combolab_request_seconds_count\\{process="standalone",route="${route}",status="${status}"\\} (\\d+)$`,
      'm',
    ).exec(text)?.[1];
  expect([count('GET /api/combo/:comboId', '4xx'), count('POST /api/new-user', '2xx'), count('none', '4xx')]).toEqual([
    ...['2', '1', '1'],
  ]);
  expect(Number(count('auth', '2xx'))).toBeGreaterThan(0);
  expect(text).not.toContain('typed-by-somebody');
});
