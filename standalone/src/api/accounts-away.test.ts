import type { Identity } from '@combolab/platform';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

it('lets who is signed in read, and says that doing must wait, where their sign-in could not be confirmed for long', async () => {
  await using running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  const user = await TestUser.signUp(running.url);
  const comboId = await recordCombo(running.product, user.userId);
  const identity: { verify: Identity['verify'] } = running.product.ports.identity;
  const { verify } = identity;
  identity.verify = async (token) => ({ ...(await verify(token)), readsOnly: true });
  expect((await user.get(`/combo/${comboId}`)).status).toBe(200);
  expect((await user.get(`/user/${user.userId}`)).status).toBe(200);
  const comment = () => user.post('/combo/add-comment', { comboId, comment: 'Later' });
  const refused = await comment();
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'accounts-away', '5']);
  identity.verify = verify;
  expect((await comment()).status).toBe(200);
});
