import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import type { Combo } from '@combolab/contracts';
import { Journey } from './journey.js';
import { pressOn, tabTo, typeInto } from './keys.js';
import { newPerson } from './people.js';
import { previewMade, sharedCombo } from './shared-combo.js';

const SAMPLE = new URL('../../samples/clips/captain-falcon-knee/study.mp4', import.meta.url);
const patient = { timeout: 45_000 };
let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
  page = await journey.openPage();
});
afterAll(() => journey[Symbol.asyncDispose]());

async function press(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

it('finds, watches, discusses and makes combos with the keyboard alone', async () => {
  const person = newPerson('keys');
  await page.goto('/');
  await press(page.getByRole('link', { name: 'sign up to create combos' }));
  await typeInto(page, page.getByLabel('Display name'), person.name);
  await typeInto(page, page.getByLabel('E-mail'), person.email);
  await typeInto(page, page.getByLabel('Password'), person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Account of ${person.name}` }).waitFor();
  await expect(page).toHaveURL(/\/test\/test/);
  await press(page.getByRole('link', { name: 'ComboLab' }));

  await press(page.getByRole('button', { name: 'Melee' }));
  await expect(page).toHaveURL(/\/results\/ssbm/);
  await typeInto(page, page.getByLabel('Attacker', { exact: true }), 'Marth');
  await expect(page.getByRole('option', { name: 'Marth' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await typeInto(page, page.getByRole('combobox', { name: 'Search combos' }), 'Ken');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toContainText('Ken combo');
  await press(page.getByRole('link', { name: 'Ken combo' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Ken combo' })).toBeVisible();

  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  await press(page.getByRole('button', { name: /^frame 40\b/ }));
  await expect(page.getByRole('slider', { name: 'Frame', exact: true })).toHaveAttribute(
    'aria-valuetext',
    'frame 40 of 126',
  );
  const like = page.getByRole('button', { name: /^Like/ });
  await press(like, 'Space');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText('Like 1');
  await press(page.getByRole('tab', { selected: true }));
  for (const name of ['inputs', 'notes', 'discussion']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name, selected: true })).toBeFocused();
  }
  await typeInto(page, page.getByLabel('Your comment'), 'By keys alone. 1234, k');
  await press(page.getByRole('button', { name: 'comment', exact: true }));
  await expect(page.getByRole('listitem').filter({ hasText: 'By keys alone. 1234, k' })).toContainText(person.name);

  await press(page.getByRole('banner').getByRole('button', { name: 'Create' }));
  await makeCombo();
  const address = await sharedCombo(page, patient);
  const [made] = (await (await page.request.get(`/api${address}`)).json()) as [Combo];
  const pressed = made.actions.flatMap(({ frame, presses }) =>
    presses.map(({ type, hold }) => [frame, type, hold] as const),
  );
  expect(pressed).toEqual([
    [0, 'X_BUTTON', 'SELECT_NO_HOLD'],
    [5, 'B_BUTTON', 'START_HOLD'],
    [10, 'B_BUTTON', 'END_HOLD'],
  ]);
  await previewMade(page, patient);
  const shown = page.getByRole('region', { name: 'Inputs' }).getByRole('listitem');
  await expect(shown).toHaveCount(made.actions.length);
  for (const [index, { frame }] of made.actions.entries())
    await expect(shown.nth(index)).toContainText(new RegExp(`(^|\\D)${String(frame)}(\\D|$)`));
  expect(journey.pageErrors).toEqual([]);
});

/** Presses, names and shares a combo in the editor, from the clip on. */
async function makeCombo(): Promise<void> {
  const work = page.getByRole('region', { name: 'Clip and presses' });
  const button = (name: string) => work.getByRole('button', { name, exact: true });
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, button('upload video'));
  await (await chooser).setFiles({ name: 'clip.mp4', mimeType: 'video/mp4', buffer: await readFile(SAMPLE) });
  await expect(work).toContainText(/\b0 \/ [1-9]/);
  await press(button('keys press'));
  await page.keyboard.press('x');
  await page.keyboard.press('Alt+Shift+ArrowRight'); // nothing is selected: nothing moves
  await press(button('keys press'));
  await page.keyboard.press('Shift+ArrowRight');
  await pressOn(page, button('B'), { back: true });
  await page.keyboard.press('h');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('r');
  await typeInto(page, page.getByLabel(/^Name/), 'Made by keys');
  for (const [label, text] of [
    [/^Game/, 'Melee'],
    [/^Attacker/, 'Fox'],
    [/^Defenders/, 'Marth'],
  ] as const) {
    await typeInto(page, page.getByLabel(label), text);
    await expect(page.getByRole('option', { name: text }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  }
  await press(page.getByLabel('Works from, highest percent'), 'PageUp');
  const submit = page.getByRole('button', { name: 'submit' });
  await expect(submit).toBeEnabled(patient);
  await press(submit);
}
