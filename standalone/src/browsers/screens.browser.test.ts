import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import type { Visitor } from './visitor.js';
import { Visits } from './visits.js';

let visits: Visits;
let visitor: Visitor;
beforeAll(async () => {
  visits = await Visits.open({ samples: true });
});
afterAll(() => visits[Symbol.asyncDispose]());
beforeEach(async () => {
  visitor = await visits.visitor();
});
afterEach(() => visits.end());

it.each([
  ['the landing page', '/', 'Hit the frame'],
  ['results', '/results/ssbm', 'Pillar combo'],
  ['a combo', `/combo/${sampleComboId('melee-falco-pillar')}`, 'Pillar combo'],
  ['frame data', '/frames/mario', 'Frame data of Mario'],
  ['the list of replays', '/replays', 'Drop replays or whole folders here'],
])('shows %s without an error or a breach of its policy', async (_what, path, shows) => {
  await visitor.goto(path);
  await expect.poll(() => visitor.text({ css: 'main' })).toContain(shows);
  expect(await visitor.pageErrors()).toEqual([]);
});
