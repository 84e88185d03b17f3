import { LIVE_LIMITS } from '@combolab/contracts';
import { LiveViewer } from '../testing/live-viewer.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

it('lets a socket into no more rooms than it may have, however many requests come at once', async () => {
  await using running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  const author = await TestUser.signUp(running.url);
  const ids: string[] = [];
  for (let n = 0; n < LIVE_LIMITS.roomsPerSocket + 20; n += 1)
    ids.push(await recordCombo(running.product, author.userId));
  using viewer = LiveViewer.connect(running.url);
  const answers = (await Promise.all(ids.map((id) => viewer.join([{ room: `combo:${id}` }])))).flat();
  const isIn = answers.filter(({ ok }) => ok);
  expect(isIn.length).toBeGreaterThan(0);
  expect(isIn.length).toBeLessThanOrEqual(LIVE_LIMITS.roomsPerSocket);
  const out = answers.filter(({ ok }) => !ok).map(({ room }) => ({ room }));
  // there was room after all for as many as were only being looked up, and for no more
  const again = (await Promise.all([viewer.join(out.slice(0, 20)), viewer.join(out.slice(20, 40))])).flat();
  expect(isIn.length + again.filter(({ ok }) => ok).length).toBe(LIVE_LIMITS.roomsPerSocket);
  expect(again.find(({ ok }) => !ok)).toMatchObject({ problem: 'Too many rooms. Leave some first.' });
});
