import type { Locator, Page, Route } from 'playwright';
import { expect } from 'playwright/test';
import { recordCombo } from '../testing/recorded-combo.js';
import { answered } from './answered.js';
import { problemsOf } from './axe.js';
import { chooseForCombo, comboItem, comboMenu } from './combo-menu.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { standIn } from './stand-in.js';

const patient = { timeout: 40_000 };
const MOVES = '/api/lists/move-combo';
let journey: Journey;
let page: Page;
let combos: readonly string[];

const NAMES = ['First ladder', 'Second spike', 'Third string'];

beforeAll(async () => {
  journey = await Journey.start();
  const recorded: string[] = [];
  for (const name of NAMES) recorded.push(await recordCombo(journey.running.product, 'somebody', { name }));
  combos = recorded;
});
afterAll(() => journey[Symbol.asyncDispose]());
beforeEach(async () => {
  ({ page } = await signedIn(journey, 'keeper'));
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const dialog = (name: string): Locator => page.getByRole('dialog', { name });
const tick = (name: string): Locator => dialog('Add to list').getByRole('checkbox', { name: new RegExp(`^${name}`) });
const namesOn = (on: Page): Locator => on.locator('main').getByRole('article').getByRole('heading');
const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

/** Puts a combo into a list with the keyboard alone: an own one is ticked, another is begun. */
async function addByKeys(comboId: string, list: string): Promise<void> {
  await page.goto(`/combo/${comboId}`);
  await comboMenu(page).press('Enter');
  await comboItem(page, 'Add to list').press('Enter');
  const line = dialog('Add to list').getByLabel('New list');
  await line.waitFor();
  if ((await tick(list).count()) > 0) await tick(list).press('Space');
  else {
    await line.fill(list);
    await line.press('Enter');
  }
  await expect(tick(list)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog('Add to list')).toBeHidden();
}

it('fills the row of a short shelf with how more lists come to it, and no longer one', async () => {
  const more = page.getByRole('listitem').filter({ hasText: 'A list keeps combos in the order' });
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const lists of [0, 1, 2]) {
    await page.goto('/lists');
    await expect(page.locator('main').getByRole('article')).toHaveCount(lists + 1);
    await expect(more).toHaveCount(lists < 2 ? 1 : 0);
    if (lists < 2) {
      const parts = [page.locator('main').getByRole('article').last(), page.locator('main > header'), more];
      const [last, head, next] = await Promise.all(parts.map((each) => each.boundingBox()));
      expect(next?.y).toBe(last?.y);
      expect((next?.x ?? 0) + (next?.width ?? 0)).toBeCloseTo((head?.x ?? 0) + (head?.width ?? 0), 0);
    }
    await addByKeys(combos[0] ?? '', `List ${String(lists)}`);
  }
});

it('is begun beside a combo, put in order by keyboard, shown to others and hidden again', async () => {
  for (const comboId of combos) await addByKeys(comboId, 'Ladders');
  await page.goto('/lists');
  await expect(page.getByRole('article').filter({ hasText: 'Favourites' })).toContainText('0 combos');
  await expect(page.getByRole('article').filter({ hasText: 'Ladders' })).toContainText('3 combos');
  await page.getByRole('link', { name: 'Ladders' }).click();
  await expect(namesOn(page)).toHaveText(NAMES);

  await button('Move Third string up').press('Enter');
  await expect(namesOn(page)).toHaveText(['First ladder', 'Third string', 'Second spike']);
  await expect(page.getByRole('status').filter({ hasText: 'Third string is now 2 of 3' })).toBeAttached();
  await expect(button('Move Third string up')).toBeFocused();
  await answered(page, MOVES, () => page.keyboard.press('Enter'));
  await expect(button('Move Third string up')).toHaveAttribute('aria-disabled', 'true');
  await expect(namesOn(page)).toHaveText(['Third string', 'First ladder', 'Second spike']);
  await page.reload();
  await expect(namesOn(page)).toHaveText(['Third string', 'First ladder', 'Second spike']);

  await button('Edit').click();
  const edit = dialog('Edit list');
  await edit.getByLabel('Description').fill('From the edge of the stage.');
  await edit.getByRole('switch', { name: /^Public/ }).press('Space');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(page.locator('main')).toContainText('Public');

  const guest = await journey.openPage();
  await guest.goto(page.url());
  await expect(namesOn(guest)).toHaveText(['Third string', 'First ladder', 'Second spike']);
  await expect(guest.locator('main')).toContainText('From the edge of the stage.');
  await expect(guest.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await guest.getByRole('link', { name: 'Third string' }).click();
  await guest.getByRole('link', { name: 'Next combo' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'First ladder' })).toBeVisible();

  await button('Edit').click();
  await edit.getByRole('switch', { name: /^Public/ }).press('Space');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('main')).toContainText('Private');
  await guest.goto(page.url());
  await expect(guest.getByText('There is no such list')).toBeVisible(patient);

  await button('Delete').click();
  await page.getByRole('button', { name: 'confirm' }).click();
  await expect(page).toHaveURL(/\/lists$/);
  await expect(page.getByRole('link', { name: 'Ladders' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Favourites' })).toBeVisible();
}, 120_000);

it('is put in order with the pointer, and gives back what was taken out', async () => {
  for (const comboId of combos) await addByKeys(comboId, 'Spikes');
  await page.goto('/lists');
  await page.getByRole('link', { name: 'Spikes' }).click();
  await expect(namesOn(page)).toHaveText(NAMES);
  const handle = (n: number) => page.locator('[data-tip="Drag to another place"]').nth(n);
  const middle = async (of: Locator) => {
    const box = await of.boundingBox();
    if (box === null) throw new Error('there is nothing to hold');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const before = await middle(handle(0));
  await page.mouse.move(...before);
  await page.mouse.down();
  await page.mouse.move(...(await middle(page.getByRole('article').nth(2))), { steps: 8 });
  await expect(namesOn(page)).toHaveText(['Second spike', 'Third string', 'First ladder']);
  await answered(page, MOVES, () => page.mouse.up());
  await page.reload();
  await expect(namesOn(page)).toHaveText(['Second spike', 'Third string', 'First ladder']);

  await button('Take Third string out of the list').click();
  await expect(namesOn(page)).toHaveText(['Second spike', 'First ladder']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(namesOn(page)).toHaveText(['Second spike', 'Third string', 'First ladder']);
}, 90_000);

it('shows quick moves at once, sends one after the other, and shows what is kept when one is refused', async () => {
  for (const comboId of combos) await addByKeys(comboId, 'Quick');
  await page.goto('/lists');
  await page.getByRole('link', { name: 'Quick' }).click();
  await expect(namesOn(page)).toHaveText(NAMES);
  const held: Route[] = [];
  const resume = await standIn(page, `**${MOVES}`, (route) => void held.push(route));
  await button('Move Third string up').press('Enter');
  await expect(namesOn(page)).toHaveText(['First ladder', 'Third string', 'Second spike']);
  await button('Move First ladder down').press('Enter');
  await expect(namesOn(page)).toHaveText(['Third string', 'First ladder', 'Second spike']);
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.fulfill({ status: 400, json: { title: 'No' } });
  await expect(page.getByText('The list was not changed.')).toBeVisible();
  await expect(namesOn(page)).toHaveText(['Second spike', 'First ladder', 'Third string']);
  await expect.poll(() => held.length).toBe(2);
  const letGo = async () => held[1]?.continue();
  resume();
  await answered(page, MOVES, letGo);
  await answered(page, MOVES, () => button('Move Third string up').press('Enter'));
  const kept = ['Second spike', 'Third string', 'First ladder'];
  await expect(namesOn(page)).toHaveText(kept);
  await page.reload();
  await expect(namesOn(page)).toHaveText(kept);
}, 90_000);

it('keeps the focus when combos are taken out, and the rows of “Add to list” where they were', async () => {
  const [comboId = ''] = combos;
  for (const each of combos) await addByKeys(each, 'One');
  await page.goto(`/combo/${comboId}`);
  await chooseForCombo(page, 'Add to list');
  await dialog('Add to list').getByLabel('New list').fill('Two');
  await page.keyboard.press('Enter');
  await expect(tick('Two')).toBeChecked();
  const rows = dialog('Add to list').getByRole('listitem');
  await expect(rows).toHaveText([/^Two/, /^One/]);
  await page.keyboard.press('Escape');
  await chooseForCombo(page, 'Add to list');
  const answered = page.waitForResponse(
    async (response) => response.url().includes('/api/user/lists?') && /"One".*"Two"/s.test(await response.text()),
  );
  await tick('One').press('Space');
  await answered; // changed last comes first
  await expect(tick('One')).not.toBeChecked();
  await expect(rows).toHaveText([/^Two/, /^One2 combos/]);
  await page.reload();
  await chooseForCombo(page, 'Add to list');
  await expect(rows).toHaveText([/^One/, /^Two/]);

  await page.goto('/lists');
  await page.getByRole('link', { name: 'One' }).click();
  await button('Take Second spike out of the list').press('Enter');
  await expect(namesOn(page)).toHaveText(['Third string']);
  await expect(button('Take Third string out of the list')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing in this list yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'One' })).toBeFocused();
}, 90_000);

it('is a page for favourites too, and tells visitors nothing of anybody’s', async () => {
  const [comboId = ''] = combos;
  await page.goto(`/combo/${comboId}`);
  await button('Favourite').click();
  await expect(button('Favourite')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Lists' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Favourites' })).toContainText('1 combo');
  await page.getByRole('link', { name: 'Favourites' }).click();
  await expect(namesOn(page)).toHaveText(['First ladder']);
  await page.setViewportSize({ width: 390, height: 844 });
  const picture = page.locator('main').getByRole('article').locator('> :first-child');
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(128); // a row, as among results
  const guest = await journey.openPage();
  await guest.goto('/lists');
  await expect(guest).toHaveURL(/\/authenticate\?next=%2Flists/);
}, 60_000);

it.each(['dark', 'light'] as const)(
  'leaves nothing serious to screen readers and eyes, %s',
  async (colorScheme) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found: string[] = [];
    const look = async (where: string) => {
      found.push(...(await problemsOf(page)).map((problem) => `${where} ${problem}`));
    };
    const [comboId = ''] = combos;
    await addByKeys(comboId, 'Ladders');
    await chooseForCombo(page, 'Add to list');
    await expect(tick('Ladders')).toBeChecked();
    await look('Add to list');
    await page.goto('/lists');
    await expect(page.getByRole('link', { name: 'Ladders' })).toBeVisible();
    await look('lists');
    await page.getByRole('link', { name: 'Ladders' }).click();
    await expect(namesOn(page)).toHaveCount(1);
    await look('list');
    await button('Edit').click();
    await expect(dialog('Edit list')).toBeVisible();
    await look('Edit list');
    await page.keyboard.press('Escape');
    await button('Take First ladder out of the list').click();
    await expect(page.getByText('Nothing in this list yet')).toBeVisible();
    await look('empty list');
    expect(found).toEqual([]);
  },
  60_000,
);

it('keeps what was typed when the list was changed elsewhere meanwhile, and says how', async () => {
  const [comboId = ''] = combos;
  await addByKeys(comboId, 'Ladders');
  await page.goto('/lists');
  await page.getByRole('link', { name: 'Ladders' }).click();
  await page.waitForURL(/\/lists\/.+/);
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(page.url());
  const rename = async (on: Page, name: string) => {
    await on.getByLabel('Name').fill(name);
    await on.getByRole('button', { name: 'Save' }).click();
  };
  await button('Edit').click();
  await elsewhere.getByRole('button', { name: 'Edit', exact: true }).click();
  await rename(elsewhere, 'Theirs');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Theirs' })).toBeVisible();
  await rename(page, 'Mine');
  await expect(dialog('Edit list').getByRole('alert')).toContainText('it is called “Theirs” and is private now');
  await expect(page.getByLabel('Name')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
}, 60_000);
