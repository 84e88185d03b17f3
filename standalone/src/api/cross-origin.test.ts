import { startTestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

const TOOL = 'https://tool.example';
const from = (origin: string) => ({ origin });

async function asked(url: string, path: string, method: string, origin: string) {
  const headers = {
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': 'if-none-match',
  };
  return fetch(`${url}/api${path}`, { method: 'OPTIONS', headers });
}

it('lets no other site read without the setting', async () => {
  await using running = await startTestProduct();
  const answer = await TestUser.visitor(running.url).get('/available-games', from(TOOL));
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, null]);
});

it('lets the pages of the named sites read what everybody may read, and nothing else', async () => {
  await using running = await startTestProduct({ env: { CORS_ORIGINS: `${TOOL}, http://localhost:5173` } });
  const visitor = TestUser.visitor(running.url);
  const user = await TestUser.signUp(running.url);
  const allowed = async (path: string, origin = TOOL, by = visitor) =>
    (await by.get(path, from(origin))).headers.get('access-control-allow-origin');
  for (const path of ['/search/combos?q=mario', '/docs', `/user/${user.userId}`, '/emblems/ssbu:mario', '/combo/none'])
    expect([path, await allowed(path)]).toEqual([path, TOOL]);
  expect(await allowed('/available-games', 'http://localhost:5173')).toBe('http://localhost:5173');
  expect(await allowed('/available-games', 'https://other.example')).toBeNull();
  for (const path of ['/user/lists', '/user/api-tokens', '/uploads', '/moderation/cases', '/auth/get-session'])
    expect([path, await allowed(path, TOOL, user)]).toEqual([path, null]);
  const written = await user.post('/lists/make', { name: 'x' }, from(TOOL));
  expect(written.headers.get('access-control-allow-origin')).toBeNull();

  const { headers } = await visitor.get('/search/combos', from(TOOL));
  expect(headers.get('access-control-expose-headers')?.split(', ')).toEqual(
    expect.arrayContaining(['ETag', 'RateLimit', 'RateLimit-Policy', 'X-Correlation-Id']),
  );
  expect(headers.get('access-control-allow-credentials')).toBeNull();
  expect(headers.get('vary')).toContain('Origin');
  const before = await asked(running.url, '/search/combos', 'GET', TOOL);
  expect([before.status, before.headers.get('access-control-allow-headers')]).toEqual([204, 'If-None-Match']);
  const write = await asked(running.url, '/lists/make', 'POST', TOOL);
  expect(write.headers.get('access-control-allow-origin')).toBeNull();
});

it('lets all sites read where the setting says so', async () => {
  await using running = await startTestProduct({ env: { CORS_ORIGINS: '*' } });
  const { headers } = await TestUser.visitor(running.url).get('/available-games', from('https://any.example'));
  expect(headers.get('access-control-allow-origin')).toBe('*');
});
