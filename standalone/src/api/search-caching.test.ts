import type { SearchResult } from '@combolab/contracts';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

const FOR_VISITORS = 'public, max-age=0, must-revalidate';
let running: TestProduct;
let visitor: TestUser;
let user: TestUser;
let comboId: string;
beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  visitor = TestUser.visitor(running.url);
  user = await TestUser.signUp(running.url);
  comboId = await recordCombo(running.product, 'author');
});
afterAll(() => running[Symbol.asyncDispose]());

const paths = ['/search/combos?facets=1&attacker=ssbu:mario', '/game/ssbu/daily-combo'];
/** As browsers ask again; without the second header `fetch` forbids caches to answer. */
const unless = (tag: string) => ({ 'if-none-match': tag, 'cache-control': 'max-age=0' });
const tagOf = (headers: Headers): string => headers.get('etag') ?? 'none';

it.each(paths)(
  'lets caches keep what visitors are answered to %s, and answers 304 as long as it holds',
  async (path) => {
    const first = await visitor.get(path);
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, FOR_VISITORS]);
    expect(first.headers.get('vary')).toContain('Authorization');
    expect(tagOf(first.headers)).toMatch(/^W\/".+"$/);
    const again = await visitor.get(path, unless(tagOf(first.headers)));
    expect([again.status, again.body]).toEqual([304, '']);
    expect([again.headers.get('cache-control'), tagOf(again.headers)]).toEqual([FOR_VISITORS, tagOf(first.headers)]);

    const { numLikes } = (await visitor.get<SearchResult>(paths[0] ?? '')).body.hits[0] ?? { numLikes: -1 };
    await user.post('/combo/add-feedback', { comboId, likeStatus: numLikes === 0 ? 1 : 0 });
    const changed = await visitor.get(path, unless(tagOf(first.headers)));
    expect(changed.status).toBe(200);
    expect(tagOf(changed.headers)).not.toBe(tagOf(first.headers));
  },
);

it.each(paths)('lets nobody keep what a signed-in caller is answered to %s', async (path) => {
  await user.post('/combo/add-feedback', { comboId, likeStatus: 1 });
  const seen = await visitor.get(path);
  const own = await user.get(path, unless(tagOf(seen.headers)));
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(JSON.stringify(own.body)).toContain('"likeStatus":1');
  expect(JSON.stringify(seen.body)).toContain('"likeStatus":0');
});

it('lets nobody keep a refusal', async () => {
  const { status, headers } = await visitor.get('/search/combos?percent=9-1');
  expect([status, headers.get('cache-control')]).toEqual([400, null]);
});

it('leaves answers alone that no table says to keep', async () => {
  expect((await visitor.get(`/combo/${comboId}`)).headers.get('cache-control')).toBeNull();
});
