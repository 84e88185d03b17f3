/// <reference lib="dom" />
import { expect } from 'playwright/test';
import { Visits } from './visits.js';

const ASKED = '/what-can-i-do?defender=donkey-kong&attacker=mario&move=forward-tilt';
const VERDICT = { role: 'heading', within: { role: 'region', name: 'Window' } };

let visits: Visits;
beforeAll(async () => {
  visits = await Visits.open();
});
afterAll(() => visits[Symbol.asyncDispose]());
afterEach(() => visits.end());

it('answers questions of frame data after a reload while the server is away', async () => {
  const visitor = await visits.visitor();
  await visitor.goto(ASKED);
  await expect.poll(() => visitor.text(VERDICT)).toContain('You act 13 frames before Mario');
  await visitor.see({ text: /^Kept on this device: works without a connection/ });
  const comeBack = await visits.goAway();
  await visitor.reload();
  await expect.poll(() => visitor.text(VERDICT)).toContain('You act 13 frames before Mario');
  await comeBack();
  await visitor.reload();
  await expect.poll(() => visitor.text(VERDICT)).toContain('You act 13 frames before Mario');
});
