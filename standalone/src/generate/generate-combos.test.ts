import { ComboAdded } from '@combolab/contracts';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { generateCombos } from './generate-combos.js';
import { plausibleCombos } from './plausible-combo.js';
import { random } from './random.js';

let running: TestProduct;
beforeAll(async () => {
  running = await startTestProduct();
});
afterAll(() => running[Symbol.asyncDispose]());

const drawn = (seed: number, count: number) => {
  const draw = plausibleCombos(random(seed));
  return Array.from({ length: count }, draw);
};

it('draws the same combos from the same seed, others from another, and all of them hold what a combo must', () => {
  const combos = drawn(3, 500);
  expect(drawn(3, 500)).toEqual(combos);
  expect(drawn(4, 500)).not.toEqual(combos);
  const rest = { comboId: 'c', authorId: 'a', video: ComboAdded.example.video };
  for (const { content, sample } of combos) {
    expect(() => ComboAdded({ ...content, ...rest })).not.toThrow();
    expect(content.percentRange[0]).toBeLessThan(content.percentRange[1]);
    expect(content.name).not.toContain('{');
    expect(content.description).not.toContain('{');
    expect(sample.gameId).toBe(content.gameId);
  }
});

it('fills an installation through the log, once, and what is in it is found and can be watched', async () => {
  const { product, url } = running;
  const progress: number[] = [];
  const options = { combos: 60, seed: 5, likes: 2, onProgress: (done: number) => progress.push(done) };
  const { events } = await generateCombos(product.ports, options);
  expect(events).toBeGreaterThan(200 + 2 * 60);
  expect(progress.at(-1)).toBe(60);
  await product.projector.idle();
  const visitor = TestUser.visitor(url);
  const { body } = await visitor.get<{
    total: number;
    hits: { renditions: { src: string }[]; previewState: unknown }[];
  }>('/search/combos?facets=1');
  expect(body.total).toBe(60);
  expect(body.hits[0]?.previewState).toEqual({ state: 'ready', percent: 100 });
  const clip = await fetch(`${url}${body.hits[0]?.renditions[0]?.src ?? ''}`);
  expect([clip.status, clip.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(await generateCombos(product.ports, { ...options, onProgress: () => undefined })).toEqual({ events: 0 });
});
