import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { Journey } from './journey.js';
import { newPerson } from './people.js';

/** More stops than any page has. */
const MOST_STOPS = 80;
let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());

/** Goes on with Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await target.evaluate((element: Element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target.toString()} cannot be reached with Tab`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

it('signs up, finds, watches, likes and comments with the keyboard alone', async () => {
  const person = newPerson('keys');
  const page = await journey.openPage();
  await page.goto('/');
  await press(page, page.getByRole('link', { name: 'sign up to create combos' }));
  await type(page, page.getByLabel('Display name'), person.name);
  await type(page, page.getByLabel('E-mail'), person.email);
  await type(page, page.getByLabel('Password'), person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Account of ${person.name}` }).waitFor();
  await expect(page).toHaveURL(/\/test\/test/);
  await press(page, page.getByRole('link', { name: 'ComboLab' }));

  await press(page, page.getByRole('button', { name: 'Melee' }));
  await expect(page).toHaveURL(/\/results\/ssbm/);
  await type(page, page.getByLabel('Attacker', { exact: true }), 'Marth');
  await expect(page.getByRole('option', { name: 'Marth' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await type(page, page.getByRole('combobox', { name: 'Search combos' }), 'Ken');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toContainText('Ken combo');
  await press(page, page.getByRole('link', { name: 'Ken combo' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Ken combo' })).toBeVisible();

  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  await press(page, page.getByRole('button', { name: /^frame 40\b/ }));
  await expect(page.getByRole('slider', { name: 'Frame', exact: true })).toHaveAttribute(
    'aria-valuetext',
    'frame 40 of 126',
  );
  const like = page.getByRole('button', { name: /^Like/ });
  await press(page, like, 'Space');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText('Like 1');
  await press(page, page.getByRole('tab', { selected: true }));
  for (const name of ['inputs', 'notes', 'discussion']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name, selected: true })).toBeFocused();
  }
  await type(page, page.getByLabel('Your comment'), 'By keys alone. 1234, k');
  await press(page, page.getByRole('button', { name: 'comment', exact: true }));
  await expect(page.getByRole('listitem').filter({ hasText: 'By keys alone. 1234, k' })).toContainText(person.name);
  expect(journey.pageErrors).toEqual([]);
});
