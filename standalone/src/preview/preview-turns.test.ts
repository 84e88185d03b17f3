import { PREVIEW_KIND } from '@combolab/preview-worker';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct } from '../testing/test-product.js';
import { waitUntil } from '../testing/wait-until.js';

it('makes previews of authors in turns: nobody waits for all that another one shared', async () => {
  await using running = await startTestProduct();
  const { product } = running;
  const { jobs } = product.ports;
  const shared: string[] = [];
  for (const author of ['ann', 'ann', 'ann', 'bob']) {
    const comboId = await recordCombo(product, author);
    shared.push(comboId);
    await waitUntil('its job', async () => (await jobs.get(`preview:${comboId}:1`)) ?? undefined);
  }
  const order: unknown[] = [];
  for (let job = await jobs.lease(PREVIEW_KIND, 60_000); job !== null; job = await jobs.lease(PREVIEW_KIND, 60_000))
    order.push((job.payload as { comboId: string }).comboId);
  const [first, second, third, others] = shared;
  expect(order).toEqual([first, others, second, third]);
});
