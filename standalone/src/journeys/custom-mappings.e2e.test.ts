import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { givePlayedPad, hold, plugIn } from './played-pad.js';
import { standIn } from './stand-in.js';

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
beforeEach(async () => {
  ({ page } = await signedIn(journey, 'mapper'));
  await page.goto('/custom-mappings');
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const saved = () => page.getByText('saved', { exact: true });

async function choose(label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

it('asks for a controller first, saves each choice at once, and shows every combo of the game so', async () => {
  await expect(page.getByRole('heading', { name: 'Customize Controllers' })).toBeVisible();
  await expect(page.getByText('This affects only the selected game.')).toBeVisible();
  await expect(page.getByText('Please select a controller')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Left Trigger' })).toHaveCount(0);
  await choose('Select Controller', 'Switch');
  await choose('X', 'R');
  await expect(saved()).toBeVisible();
  await page.reload();
  await expect(page.getByText('same')).toHaveCount(7);
  await page.goto(`/combo/${sampleComboId('captain-falcon-knee')}`);
  await expect(page.getByText('your mapping is on')).toBeVisible();
  await page.goto(`/combo/${sampleComboId('melee-falco-pillar')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('your mapping is on')).toHaveCount(0);
});

it('is cleared, undone, and set by place in one step', async () => {
  await choose('Select Controller', 'Playstation');
  await expect(page.getByText('Square')).not.toHaveCount(0);
  await choose('Square', 'Circle');
  await expect(saved()).toBeVisible();
  await page.getByRole('button', { name: 'by place' }).click();
  await page.getByRole('button', { name: 'undo' }).click();
  await page.getByRole('button', { name: 'undo' }).click();
  await expect(page.getByRole('button', { name: 'undo' })).toBeDisabled();
  await expect(page.getByText('same')).toHaveCount(8);
  await expect(saved()).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
});

it('says what could not be saved, keeps it, and tries again', async () => {
  await choose('Select Controller', 'Switch');
  const resume = await standIn(page, '**/api/user/set-custom-controls', (route) => route.abort());
  await choose('A', 'B');
  await expect(page.getByText(/^Not saved\./)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Melee' }).click();
  await page.getByRole('button', { name: 'Ultimate' }).click();
  await expect(page.getByText(/^Not saved\./)).toBeVisible();
  await page.getByRole('link', { name: 'Guides', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'cancel' }).click();
  resume();
  await page.getByRole('button', { name: 'try again' }).click();
  await expect(saved()).toBeVisible();
  await page.reload();
  await expect(page.getByText('same')).toHaveCount(7);
});

it('takes the button that is pressed on a pad', async () => {
  await givePlayedPad(page);
  await page.reload();
  await choose('Select Controller', 'Switch');
  await plugIn(page);
  await page.getByRole('button', { name: 'Press the button for Left Z on your controller' }).click();
  await expect(page.getByText('Press the button on your controller.')).toBeVisible();
  await hold(page, 'Y_BUTTON');
  await expect(saved()).toBeVisible();
  await hold(page);
  await page.reload();
  await expect(page.getByText('same')).toHaveCount(7);
  const row = page.getByRole('combobox', { name: 'Left Z', exact: true });
  await row.press('Backspace');
  await expect(saved()).toBeVisible();
  await expect(page.getByText('same')).toHaveCount(8);
});
