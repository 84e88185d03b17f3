import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';

const KNEE = sampleComboId('captain-falcon-knee');
let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
  ({ page } = await signedIn(journey, 'admin'));
});
afterAll(() => journey[Symbol.asyncDispose]());

const stepForward = () => page.getByRole('button', { name: 'Forward 20 frames' }).click();
const choose = async (move: string) => {
  const field = page.getByLabel(/^Move on frame \d+$/);
  await field.fill(move);
  await page.getByRole('option', { name: move, exact: true }).click();
  await page.getByRole('button', { name: 'name it' }).click();
};

it('shows viewers the moves that an author names on frames, with the percent and the damage of their hits', async () => {
  await page.goto(`/test/${KNEE}`);
  await expect(page.getByLabel(/^Name/)).not.toHaveValue('');
  await page.getByText(/^Moves not named/).click();
  await stepForward();
  await expect(page.getByLabel('Move on frame 20')).toBeVisible();
  await choose('Forward Air');
  await stepForward();
  await choose('Up B');
  const named = page.getByRole('list', { name: 'Moves on frames' }).getByRole('listitem');
  await expect(named).toHaveText([/20: *forward air/, /40: *up special/]);
  await page.getByLabel('Percent before forward air').fill('34.5');
  await page.getByLabel('Damage of forward air').fill('much');
  await expect(page.getByLabel('Damage of forward air')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Damage of forward air').fill('19');
  await page.getByRole('button', { name: 'Forget up special on frame 40' }).click();
  await expect(named).toHaveCount(1);
  await named
    .getByRole('button', { name: /forward air/ })
    .first()
    .click();
  await expect(page.getByLabel('Move on frame 20')).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'submit' }).click();

  await expect(page).toHaveURL(`/combo/${KNEE}`);
  await expect(page.locator('[data-move]')).toHaveText('forward air34.5%+19');
  await expect(page.getByText(/forward air at 34.5%, 19 damage/).first()).toBeAttached();
  const found = await page.request.get('/api/search/combos?first=forward-air&attacker=ssbu:captain-falcon');
  expect(((await found.json()) as { hits: { _id: string }[] }).hits.map(({ _id }) => _id)).toContain(KNEE);
  expect(journey.pageErrors).toEqual([]);
});
