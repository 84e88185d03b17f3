import type { Combo } from '@combolab/contracts';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

let running: TestProduct;
beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => running[Symbol.asyncDispose]());

it('answers the route by path from the views while the search engine is away, and says so in a header', async () => {
  const author = await TestUser.signUp(running.url);
  const melee = { gameId: 'ssbm', characterId: 'ssbm:fox', characterIds: ['ssbm:marth'] };
  const comboId = await recordCombo(running.product, author.userId, melee);
  const ask = async (fighter: string, text = 'null') => {
    const path = `/game/combos/null/ssbm/0/10/${fighter}/[]/${text}/[0,200]/[]`;
    const { status, headers, body } = await TestUser.visitor(running.url).get<Combo[]>(path);
    return [status, headers.get('text-search'), status === 200 ? body.map(({ _id }) => _id) : body];
  };
  expect(await ask('ssbm:fox')).toEqual([200, null, [comboId]]);
  await running.product.ports.search[Symbol.asyncDispose]();
  expect(await ask('ssbm:fox')).toEqual([200, 'off', [comboId]]);
  expect(await ask('ssbm:marth')).toEqual([200, 'off', []]);
  expect(await ask('null', 'fox')).toEqual([503, null, expect.objectContaining({ code: 'text-search-off' })]);
});
