import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { drawPicture } from '../testing/pictures.js';
import { TestUser } from '../testing/test-user.js';
import { choice } from './choice-menu.js';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { newPerson, signedIn } from './people.js';

let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const save = (page: Page) => page.getByRole('button', { name: 'save', exact: true });
const nameField = (page: Page) => page.getByLabel('Display name');
const saidSaved = (page: Page) => page.getByText("You've changed your account settings");
const leaving = (page: Page) => page.getByRole('dialog', { name: 'Hey, do you want to do this?' });
const picture = (page: Page) => page.getByRole('group', { name: 'Profile picture' });

async function openSettings(role: string) {
  const { page, person } = await signedIn(journey, role);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(nameField(page)).toHaveValue(person.name);
  return { page, person };
}

async function choosePicture(page: Page, buffer: Buffer, name = 'me.png', mimeType = 'image/png') {
  await page.getByLabel('Picture file').setInputFiles({ name, mimeType, buffer });
}

describe('the profile', () => {
  it('is saved under a new name once something changed, and says so', async () => {
    const { page } = await openSettings('renamer');
    await expect(page).toHaveTitle('Settings · ComboLab');
    await expect(save(page)).toBeDisabled();
    await nameField(page).fill('');
    await nameField(page).pressSequentially('New Name OF Mine');
    await expect(nameField(page)).toHaveValue('newnameofmine');
    await save(page).click();
    await expect(saidSaved(page)).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Account of newnameofmine' })).toBeVisible();
    await page.reload();
    await expect(nameField(page)).toHaveValue('newnameofmine');
  });

  it('tells at the field that a name is taken, and keeps what was typed', async () => {
    const other = await TestUser.signUp(journey.running.urls[0] ?? '');
    await other.post('/new-user', { displayName: 'alreadyhere' });
    const { page } = await openSettings('late');
    await nameField(page).fill('a1readyhere');
    await save(page).click();
    await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(nameField(page)).toHaveAccessibleDescription(/taken/);
    await expect(nameField(page)).toHaveValue('a1readyhere');
    await nameField(page).fill('abc');
    await expect(save(page)).toBeDisabled();
    await expect(nameField(page)).toHaveAttribute('aria-invalid', 'false');
  });

  it('forgets what was not saved when the page is left', async () => {
    const { page, person } = await openSettings('leaver');
    await nameField(page).fill('halfaname');
    await expect(save(page)).toBeEnabled();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await leaving(page).getByRole('button', { name: 'confirm' }).click();
    await expect(page).toHaveURL(/\/results$/);
    await page.goBack();
    await expect(nameField(page)).toHaveValue(person.name);
    await expect(save(page)).toBeDisabled();
  });

  it('is not left with what is not saved before a question, by a link, a menu or a button', async () => {
    const { page, person } = await openSettings('stayer');
    const account = page.getByRole('button', { name: `Account of ${person.name}` });
    const stay = async () => {
      await expect(leaving(page)).toContainText('not saved');
      await leaving(page).getByRole('button', { name: 'cancel' }).click();
      await expect(leaving(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/settings$/);
    };
    await nameField(page).fill('halfaname');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await stay();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await stay();
    await account.click();
    await page.getByRole('menuitem', { name: 'Lists' }).click();
    await stay();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(account).toBeFocused();
    await expect(nameField(page)).toHaveValue('halfaname');
    await nameField(page).fill(person.name);
    await page.getByRole('button', { name: 'change password' }).click();
    await page.getByLabel('Current password').fill('x');
    await page.getByRole('link', { name: 'configure custom controllers' }).click();
    await stay();
    await page.getByLabel('Current password').fill('');
    await page.getByRole('link', { name: 'configure custom controllers' }).click();
    await expect(page).toHaveURL(/\/custom-mappings$/);
  });

  it('is not left by the Back of the browser before a question: who stays keeps what was typed', async () => {
    const { page, person } = await signedIn(journey, 'backer');
    await page.goto('/lists');
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(nameField(page)).toHaveValue(person.name);
    await nameField(page).fill('halfaname');
    await page.goBack();
    await expect(leaving(page)).toContainText('not saved');
    await leaving(page).getByRole('button', { name: 'cancel' }).click();
    await expect(leaving(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/settings$/);
    await expect(nameField(page)).toHaveValue('halfaname');
    await page.goBack();
    await leaving(page).getByRole('button', { name: 'confirm' }).click();
    await expect(page).toHaveURL(/\/lists$/);
    await expect(page.getByRole('heading', { name: 'Lists', level: 1 })).toBeVisible();
    await page.goForward();
    await expect(nameField(page)).toHaveValue(person.name);
  });

  it('is not saved over what another browser saved meanwhile; the second try says what it replaces', async () => {
    const { page, person } = await openSettings('twice');
    const other = await journey.openPage();
    await other.goto('/authenticate?mode=login');
    await other.getByLabel('E-mail').fill(person.email);
    await other.getByLabel('Password').fill(person.password);
    await other.getByRole('button', { name: 'log in', exact: true }).first().click();
    await other.getByRole('button', { name: `Account of ${person.name}` }).waitFor();
    await other.goto('/settings');
    await nameField(page).fill(`${person.name}c`);
    await nameField(other).fill(`${person.name}b`);
    await save(other).click();
    await expect(saidSaved(other)).toBeVisible();
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText(/changed/);
    const both = `Your name is “${person.name}b” now. Save again to make it “${person.name}c”.`;
    await expect(page.getByRole('alert')).toContainText(both);
    await expect(page.getByRole('button', { name: `Account of ${person.name}b` })).toBeVisible();
    await expect(nameField(page)).toHaveValue(`${person.name}c`);
    await save(page).click();
    await expect(page.getByRole('button', { name: `Account of ${person.name}c` })).toBeVisible();
  });
});

describe('the profile picture', () => {
  it('is cut to a square with the keyboard alone, shown, saved, and taken away again', async () => {
    const { page } = await openSettings('pictured');
    await choosePicture(page, await drawPicture({ width: 600, height: 300 }, 'png'));
    const dialog = page.getByRole('dialog', { name: 'Cut your picture' });
    await expect(dialog).toBeVisible();
    const part = dialog.getByLabel('Part of the picture that is shown');
    await expect(part).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'use picture' })).toBeEnabled();
    expect(await problemsOf(page)).toEqual([]);
    await part.focus();
    await page.keyboard.press('ArrowLeft');
    await dialog.getByRole('slider', { name: 'Zoom' }).focus();
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('button', { name: 'use picture' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(picture(page).locator('img')).toHaveAttribute('src', /^blob:/);
    await save(page).click();
    await expect(saidSaved(page)).toBeVisible();
    const src = /^\/api\/files\/users\/[\w-]+\/[\w.-]+\.webp$/;
    await expect(picture(page).locator('img')).toHaveAttribute('src', src);
    await expect(page.getByRole('button', { name: /^Account of/ }).locator('img')).toHaveAttribute('src', src);
    await page.reload();
    await expect(picture(page).locator('img')).toHaveAttribute('src', src);
    await picture(page).getByRole('button', { name: 'remove picture' }).click();
    await save(page).click();
    await expect(saidSaved(page)).toBeVisible();
    await expect(picture(page).locator('img')).toHaveCount(0);
  });

  it('can be dropped', async () => {
    const { page } = await openSettings('dropper');
    const bytes = (await drawPicture({ width: 64, height: 64 }, 'jpeg')).toString('base64');
    await picture(page).evaluate((place, base64) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([content], 'me.jpg', { type: 'image/jpeg' }));
      place.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    }, bytes);
    await expect(page.getByRole('dialog', { name: 'Cut your picture' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(save(page)).toBeDisabled();
  });

  it('is refused in words: more than 10 MB, another file, one that is damaged', async () => {
    const { page } = await openSettings('refused');
    await choosePicture(page, Buffer.alloc(10 * 1_048_576 + 1));
    await expect(page.getByRole('alert')).toHaveText('Picture size is bigger than 10MB. Please compress your picture');
    await choosePicture(page, Buffer.from('<svg/>'), 'me.svg', 'image/svg+xml');
    await expect(page.getByRole('alert')).toHaveText(
      'This file is not a picture we can take. Choose a png, gif or jpeg picture.',
    );
    await choosePicture(page, Buffer.from('not a picture at all'));
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('This picture cannot be read');
    await expect(page.getByRole('button', { name: 'use picture' })).toBeDisabled();
  });
});

describe('what the page looks like', () => {
  it('changes at once and is remembered: theme, notation, previews', async () => {
    const { page } = await openSettings('looker');
    const root = page.locator('html');
    for (const [words, theme] of [
      ['High contrast', 'contrast'],
      ['Light', 'light'],
      ['Dark', 'dark'],
      ['High contrast', 'contrast'],
    ] as const) {
      await page.getByText(words, { exact: true }).click();
      await expect(root).toHaveAttribute('data-theme', theme);
    }
    await page.getByText('Numpad', { exact: true }).click();
    await page.getByText('Play previews on cards').click();
    await page.reload();
    await expect(root).toHaveAttribute('data-theme', 'contrast');
    await expect(page.getByRole('radio', { name: 'High contrast' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Numpad' })).toBeChecked();
    await expect(page.getByRole('switch', { name: /^Play previews on cards/ })).not.toBeChecked();
    await page.goto(`/combo/${sampleComboId('melee-marth-ken-combo')}`);
    await expect(choice(page, 'Notation')).toContainText('Numpad');
  });

  it('fills the screen with a combo that is played, for whoever wishes so', async () => {
    const { page } = await openSettings('filler');
    const mode = page.getByRole('switch', { name: /^Full-screen mode/ });
    await expect(mode).not.toBeChecked();
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/update-user'));
    await page.getByText(/A combo fills the screen/).click();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(mode).toBeChecked();
    await page.goto(`/combo/${sampleComboId('melee-marth-ken-combo')}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('aria-label'))).toBe('Player');
  });

  it('lets single keys be switched off', async () => {
    const { page } = await openSettings('keys');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByText('Shortcuts of a single key').click();
    await page.keyboard.press('?');
    await expect(page.getByRole('switch', { name: /^Shortcuts of a single key/ })).not.toBeChecked();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

describe('the account', () => {
  it('gets a new password; who is signed in elsewhere is signed out there', async () => {
    const { page, person } = await openSettings('secret');
    const elsewhere = await journey.openPage();
    const logIn = async (of: Page, password: string) => {
      await of.goto('/authenticate?mode=login');
      await of.getByLabel('E-mail').fill(person.email);
      await of.getByLabel('Password').fill(password);
      await of.getByRole('button', { name: 'log in', exact: true }).first().click();
    };
    await logIn(elsewhere, person.password);
    await elsewhere.getByRole('button', { name: `Account of ${person.name}` }).waitFor();
    await page.getByRole('button', { name: 'change password', exact: true }).click();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await page.getByLabel('Current password').fill('not my password');
    await page.getByLabel('New password').fill('harbour lantern 77');
    await page.getByRole('button', { name: 'save password' }).click();
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
      'This is not your current password. Check it and try again.',
    );
    await page.getByLabel('Current password').fill(person.password);
    await page.getByRole('button', { name: 'save password' }).click();
    await expect(page.getByText('Your password was changed. You are logged out everywhere else.')).toBeVisible();
    await elsewhere.goto('/settings');
    await expect(elsewhere).toHaveURL(/\/authenticate/);
    await page.reload();
    await expect(nameField(page)).toHaveValue(person.name);
    await logIn(elsewhere, 'harbour lantern 77');
    await elsewhere.getByRole('button', { name: `Account of ${person.name}` }).waitFor();
  });

  it('shows where it is signed in, and signs out one by one or everywhere else', async () => {
    const { page, person } = await openSettings('many');
    const url = journey.running.urls[0] ?? '';
    const signIn = () =>
      TestUser.visitor(url).post(
        '/auth/sign-in/email',
        { email: person.email, password: person.password },
        { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
      );
    await expect(page.getByText('this browser', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'log out everywhere else' })).toHaveCount(0);
    for (let i = 0; i < 3; i++) await signIn();
    await page.reload();
    const rows = page.getByRole('button', { name: /^Log out Firefox on Linux/ });
    await expect(rows).toHaveCount(3);
    expect(await problemsOf(page)).toEqual([]);
    await rows.first().click();
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: 'log out everywhere else' }).click();
    await expect(rows).toHaveCount(0);
    await expect(page.getByText('this browser', { exact: true })).toBeVisible();
  });

  it('says that no link can be sent where the site sends no mail', async () => {
    const { page } = await openSettings('mailless');
    await expect(page.getByText('not verified', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'send the link again' }).click();
    await expect(page.getByRole('alert')).toContainText('This site sends no mail');
  });

  it('is left by logout', async () => {
    const { page } = await openSettings('goer');
    await page.getByRole('button', { name: 'logout', exact: true }).click();
    await expect(page).toHaveURL(/\/authenticate/);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/authenticate\?next=%2Fsettings/);
  });
});

it('leads a visitor to sign in and back', async () => {
  const page = await journey.openPage();
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/authenticate\?next=%2Fsettings/);
  const person = newPerson('back');
  await page.getByLabel('Display name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'sign up', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

it.each([
  [320, 'light'],
  [390, 'dark'],
  [1280, 'light'],
  [2560, 'dark'],
] as const)('has nothing serious at %i px, %s, and no sideways scrolling', async (width, colorScheme) => {
  const look = { viewport: { width, height: 844 }, colorScheme, reducedMotion: 'reduce' } as const;
  const { page } = await signedIn(journey, 'axe', look);
  await page.goto('/settings');
  await expect(page.getByText('this browser', { exact: true })).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByText('High contrast', { exact: true }).click();
  expect(await problemsOf(page)).toEqual([]);
});
