import { PREVIEW_KIND } from '@combolab/preview-worker';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct } from '../testing/test-product.js';
import { waitUntil } from '../testing/wait-until.js';

it('makes previews of authors in turns, and first of each what its viewers need first', async () => {
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
    order.push(job.payload);
  const [first, second, third, others] = shared;
  const made = (comboId: string | undefined, stage?: string): unknown =>
    expect.objectContaining({ comboId, ...(stage !== undefined && { stage }) });
  const turn = (...comboIds: (string | undefined)[]) => [
    ...comboIds.map((comboId) => made(comboId, 'thumbnail')),
    ...comboIds.map((comboId) => made(comboId, 'playable')),
    ...comboIds.map((comboId) => made(comboId)),
  ];
  expect(order).toEqual([...turn(first, others), ...turn(second), ...turn(third)]);
});

it('tells how far each part of a preview is', async () => {
  await using running = await startTestProduct();
  const { jobs, liveFeed } = running.product.ports;
  const told: unknown[] = [];
  liveFeed.subscribe((message) => {
    if (message.kind === 'progress') told.push(message.message);
  });
  const comboId = await recordCombo(running.product, 'ann');
  await waitUntil('its job', async () => (await jobs.get(`preview:${comboId}:1`)) ?? undefined);
  for (const percent of [20, 40, 60]) {
    const job = await jobs.lease(PREVIEW_KIND, 60_000);
    if (job === null) throw new Error('there is no such job');
    await jobs.renew(job, 60_000, percent);
  }
  const room = `combo:${comboId}`;
  const whole = { room, comboId, stage: 'preview' };
  await waitUntil('what is told of the whole', () =>
    Promise.resolve(told.some((each) => (each as { percent: number }).percent === 60) || undefined),
  );
  expect(told.filter((each) => (each as { percent: number }).percent > 0)).toEqual([
    { ...whole, ahead: 'thumbnail', percent: 20 },
    { ...whole, ahead: 'playable', percent: 40 },
    { ...whole, percent: 60 },
  ]);
});
