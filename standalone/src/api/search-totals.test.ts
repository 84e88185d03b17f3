import { LIMITS, type SearchResult } from '@combolab/contracts';
import { castOf, type Cast } from '../testing/cast.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';

let running: TestProduct;
let cast: Cast;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  cast = await castOf(running);
  await recordCombo(running.product, cast.owner.userId, { name: 'Moonwalk', characterId: 'ssbu:mario' });
  await recordCombo(running.product, cast.owner.userId, { name: 'Nair into fair', characterId: 'ssbu:mario' });
  await recordCombo(running.product, cast.owner.userId, { name: 'Nair into uair', characterId: 'ssbu:fox' });
});
afterAll(async () => {
  await running[Symbol.asyncDispose]();
});

const totals = (...of: string[]) =>
  cast.visitor.get<{ totals: (number | null)[] }>(
    `/search/totals?${of.map((each) => `of=${encodeURIComponent(each)}`).join('&')}`,
  );

it('says what each search finds, as the search itself does', async () => {
  const asked = [
    'game=ssbu',
    'game=ssbu&attacker=ssbu:mario',
    'game=ssbu&q=nair',
    'game=ssbu&q=mario+nair&sort=new&limit=3&facets=1',
    'game=ssbm',
    'game=ssbu&q=moonwalk+from+nowhere',
    'game=ssbu',
  ];
  const { status, body } = await totals(...asked);
  expect([status, body]).toEqual([200, { totals: [3, 2, 2, 1, 0, 0, 3] }]);
  for (const [n, query] of asked.entries()) {
    const found = (await cast.visitor.get<SearchResult>(`/search/combos?${query}`)).body;
    expect([query, found.exact ?? found.total]).toEqual([query, body.totals[n]]);
  }
});

it('says which search is wrong, and how many may be asked for', async () => {
  const wrong = await cast.visitor.get<{ status: number; detail: string }>(
    '/search/totals?of=game%3Dssbu&of=percent%3D60-20',
  );
  expect(wrong.body.status).toBe(400);
  expect(wrong.body.detail).toContain('the low end is above the high end');
  expect((await cast.visitor.get('/search/totals')).status).toBe(400);
  expect((await totals(...Array.from({ length: LIMITS.searchesCounted }, () => 'game=ssbu'))).status).toBe(200);
  expect((await totals(...Array.from({ length: LIMITS.searchesCounted + 1 }, () => 'game=ssbu'))).status).toBe(400);
});
