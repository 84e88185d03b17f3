/// <reference lib="dom" />
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { AwaySite, keptPaths } from './away-site.js';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';

let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const spoken = (page: Page) => page.locator('html').getAttribute('lang');

it('speaks Japanese to a Japanese browser, from the landing page to a combo that is watched', async () => {
  const page = await journey.openPage({ locale: 'ja-JP' });
  await page.goto('/');
  expect(await spoken(page)).toBe('ja');
  await page.getByRole('link', { name: '入る' }).click();
  await page.getByRole('button', { name: 'Melee' }).click();
  await expect(page).toHaveURL(/\/results\/ssbm/);
  await page.getByRole('combobox', { name: 'コンボを検索' }).fill('マルス');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: '適用中のフィルター' })).toContainText('マルス');
  const card = page.getByRole('article').filter({ hasText: 'Ken combo' });
  await expect(card).toContainText('確定コンボ');
  await card.getByRole('link', { name: 'Ken combo' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ken combo' })).toBeVisible();
  await page.getByRole('button', { name: '再生', exact: true }).click();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5);
  expect(await problemsOf(page)).toEqual([]);
});

it.each([
  ['fr-CA', 'fr'],
  ['de-AT', 'de'],
  ['es-MX', 'es'],
  ['ja', 'ja'],
  ['en-GB', 'en'],
  ['pt-BR', 'en'],
])('answers a browser that asks for %s in %s', async (locale, code) => {
  const page = await journey.openPage({ locale });
  await page.goto('/results/ssbu');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await spoken(page)).toBe(code);
});

it('speaks the language that is chosen, in the menu and in the settings, and keeps to it', async () => {
  const { page } = await signedIn(journey, 'reader');
  const choice = (name: string) => page.locator('label').filter({ has: page.getByRole('radio', { name }) });
  await page.goto('/settings');
  await choice('Deutsch').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await page.goto('/frames/jigglypuff');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pummeluff');
  await page.goto('/settings');
  await choice('Wie der Browser').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  const visitor = await journey.openPage();
  await visitor.goto('/results/ssbu');
  await visitor.getByRole('button', { name: 'Display' }).click();
  await visitor.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(visitor.locator('html[lang=fr]')).toBeAttached();
  await visitor.reload();
  expect(await spoken(visitor)).toBe('fr');
});

it('speaks it without a connection, too', async () => {
  await using away = await AwaySite.start({ samples: true });
  const page = await away.journey.openPage({ serviceWorkers: 'allow', locale: 'ja-JP' });
  await page.goto('/frames/mario');
  await expect.poll(async () => (await keptPaths(page)).some((path) => path.includes('/language-ja-'))).toBe(true);
  await away.cutOff(page.context());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('マリオ');
  expect(away.journey.pageErrors).toEqual([]);
});
