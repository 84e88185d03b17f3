import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

let running: TestProduct;
let user: TestUser;
beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  user = await TestUser.signUp(running.url);
  await user.post('/new-user', { displayName: 'somebody' });
});
afterAll(() => running[Symbol.asyncDispose]());

const cacheOf = async (path: string, asker = user): Promise<string | null> =>
  (await asker.get(path)).headers.get('cache-control');

it('are kept by no cache, whatever is asked, refusals too', async () => {
  const comboId = await recordCombo(running.product, user.userId);
  const paths = [
    `/user/${user.userId}`,
    `/user/favorites/${user.userId}`,
    '/user/notifications',
    '/user/saved-searches',
    '/user/api-tokens',
    '/uploads',
    `/combo/${comboId}`,
    '/search/combos',
    '/combo/nothing',
    '/nowhere',
  ];
  for (const path of paths) expect([path, await cacheOf(path)]).toEqual([path, 'private, no-store']);
});

it('leave what everybody may keep as it was', async () => {
  expect(await cacheOf('/search/combos', TestUser.visitor(running.url))).toBe('public, max-age=0, must-revalidate');
  expect(await cacheOf('/emblems/ssbu:mario')).toBe('public, max-age=86400');
});
