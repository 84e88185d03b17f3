import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { Journey } from './journey.js';
import { sideways } from './layout.js';
import { newPerson, signedIn } from './people.js';
import { standIn } from './stand-in.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const combo = `/combo/${sampleComboId('melee-marth-ken-combo')}`;
let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

/** Something that waits until it is let go. */
function heldBack(): { readonly released: Promise<void>; readonly release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}
const bar = (page: Page) => page.getByRole('banner');
const theme = (page: Page) => page.evaluate<string>('document.documentElement.dataset.theme');
/** The next message of the browser, which is closed at once. */
const nextAlert = (page: Page) =>
  new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void dialog.accept();
    });
  });

it('tells a visitor on the landing page what there is, and leads on', async () => {
  const page = await journey.openPage();
  await page.goto('/');
  for (const benefit of [
    /on a controller/,
    /fighter, matchup and percent/,
    /breakpoints/,
    /mappings/,
    /Quarter speed/,
    /Frame data/,
    /frames/,
    /share it/,
  ])
    await expect(page.getByRole('listitem').filter({ hasText: benefit }).first()).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'signup / login to create' })).toBeVisible();
  await page.getByRole('link', { name: 'enter', exact: true }).click();
  await expect(page).toHaveURL(/\/results$/);
  await page.goBack();
  await page.getByRole('link', { name: 'sign up to create combos' }).click();
  await expect(page).toHaveURL(/\/authenticate\?next=%2Ftest%2Ftest$/);
  await expect(page.getByPlaceholder('display name (4+ chars)')).toBeVisible();
  await expect(page.getByPlaceholder('password 8+ characters')).toBeVisible();
  await page.getByRole('button', { name: 'log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.getByRole('button', { name: 'sign up', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  await bar(page).getByRole('link', { name: 'ComboLab' }).click();
  await expect(page).toHaveURL(/\/results$/);
});

it('leads users on and lets them out: spinner, landing, own addresses, log out', async () => {
  const { page, person } = await signedIn(journey, 'leaver');
  await page.goto('/');
  await expect(page).toHaveURL(/\/results$/);
  for (const path of ['/edit', '/test']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/test\/test$/);
  }
  await page.goto('/guide');
  await expect(page).toHaveURL(/\/guide\/default$/);

  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/token', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/results', { waitUntil: 'commit' });
  await expect(bar(page).getByRole('status').filter({ hasText: 'Checking who you are' })).toBeVisible();
  await expect(bar(page).getByText('signup / login')).toHaveCount(0);
  const asked = page.waitForRequest(/\/api\/user\/[^/]+$/);
  answer();
  await asked;

  const account = page.getByRole('button', { name: `Account of ${person.name}` });
  await account.click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/my-profile');
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('menu')).toHaveCount(0);
  const resume = await standIn(page, '**/api/auth/sign-out', (route) => route.abort());
  await account.click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('No connection to ComboLab.')).toBeVisible();
  await expect(account).toBeVisible();
  resume();
  await account.click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/authenticate$/);
  await expect(bar(page).getByText('signup / login')).toBeVisible();
  await page.reload();
  await expect(bar(page).getByText('signup / login')).toBeVisible();
  for (const path of ['/test/test', '/test', '/guide']) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/authenticate\\?next=${encodeURIComponent(path)}$`));
  }
});

it('leads to a new combo who chose it while the account was being made, however late its page comes', async () => {
  const page = await journey.openPage();
  const [naming, loading] = [heldBack(), heldBack()];
  await page.route('**/api/new-user', async (route) => {
    const response = await route.fetch();
    await naming.released;
    await route.fulfill({ response });
  });
  await page.route('**/assets/create-combo-page-*.js', async (route) => {
    await loading.released;
    await route.continue();
  });
  const person = newPerson('hurried');
  await page.goto('/authenticate');
  await page.getByLabel('Display name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  const asked = page.waitForRequest('**/api/new-user');
  await page.getByRole('button', { name: 'sign up', exact: true }).first().click();
  await asked;
  const wanted = page.waitForRequest('**/assets/create-combo-page-*.js');
  await bar(page).getByRole('button', { name: 'Create' }).click();
  await wanted;
  naming.release();
  await expect(page.getByRole('button', { name: `Account of ${person.name}` })).toBeVisible();
  loading.release();
  await expect(page.getByRole('heading', { name: 'New combo' })).toBeVisible();
});

it('hides the bar of a phone while scrolling down, shows it while scrolling up, and alerts on create', async () => {
  const page = await journey.openPage(PHONE);
  await page.goto('/results');
  await expect(page.getByRole('article').nth(5)).toBeAttached();
  const bottom = async () => {
    const box = await bar(page).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  for (const top of [200, 400, 600]) await page.evaluate(`scrollTo(0, ${String(top)})`);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await page.evaluate('scrollTo(0, 500)');
  await expect.poll(bottom).toBeGreaterThan(40);

  const alert = nextAlert(page);
  await page.getByRole('button', { name: 'Create' }).click();
  expect(await alert).toBe('Combo creation must be done on a desktop computer');
  await expect(page).toHaveURL(/\/authenticate\?next=%2Ftest%2Ftest$/);
});

it('has room on a phone for the whole way in, and for the settings in the menu', async () => {
  const page = await journey.openPage({ ...PHONE, viewport: { width: 320, height: 640 } });
  await page.goto('/results');
  await expect(bar(page).getByRole('link', { name: 'signup / login to create' })).toBeVisible();
  await expect.poll(() => sideways(page)).toEqual([]);
  await bar(page).getByRole('button', { name: 'Display' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/authenticate\?next=%2Fsettings$/);
});

it('keeps the theme a visitor chooses, or follows the system', async () => {
  const page = await journey.openPage({ colorScheme: 'dark' });
  await page.goto('/results');
  const choose = async (name: string) => {
    await bar(page).getByRole('button', { name: 'Display' }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await page.keyboard.press('Escape');
  };
  await expect.poll(() => theme(page)).toBe('dark');
  await choose('Light');
  await expect.poll(() => theme(page)).toBe('light');
  await page.reload();
  await expect.poll(() => theme(page)).toBe('light');
  await choose('As the system');
  await expect.poll(() => theme(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => theme(page)).toBe('light');
  await choose('Dark');
  await expect.poll(() => theme(page)).toBe('dark');
});

it('shows the shortcuts of the page on ?, and lets single characters be switched off', async () => {
  const page = await journey.openPage();
  await page.goto(combo);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Next combo');
  await expect(help).not.toContainText('Go to the search');
  await help.getByRole('switch', { name: 'Shortcuts of a single key' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  const frame = page.getByRole('slider', { name: 'Frame', exact: true });
  await page.keyboard.press('Period');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+Period');
  await expect(frame).toHaveValue('20');
  await expect(help).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  await bar(page).getByRole('button', { name: 'Display' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(help.getByRole('switch')).not.toBeChecked();
  await help.getByRole('switch').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Period');
  await expect(frame).toHaveValue('1');
  await page.goto('/results');
  const search = page.getByRole('combobox', { name: 'Search combos' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('?');
  await expect(help).toHaveCount(0);
});

it('says so when a page breaks, and goes on elsewhere', async () => {
  const page = await journey.openPage();
  await page.goto('/results/ssbm');
  await page.route('**/assets/combo-route-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Ken combo' }).click();
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.getByText(/^Reference /)).toBeVisible();
  await bar(page).getByRole('link', { name: 'Combos', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

it('sends a link for a new password, or says why not', async () => {
  const { page, person } = await signedIn(journey, 'forgetful');
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').fill(person.email);
  const resume = await standIn(page, '**/api/auth/request-password-reset', (route) => route.abort());
  await page.getByRole('button', { name: 'send link' }).click();
  await expect(page.getByRole('alert')).toContainText('No connection to ComboLab.');
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  resume();
  await page.getByRole('button', { name: 'send link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Password reset email sent' })).toBeVisible();
});
