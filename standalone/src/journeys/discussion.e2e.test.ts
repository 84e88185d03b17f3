import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { TestUser } from '../testing/test-user.js';
import { openTab } from './combo-tabs.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { standIn } from './stand-in.js';

const comboId = sampleComboId('mario-up-air-ladder');
const REFUSED = { type: 'about:blank', title: 'Away', status: 503, detail: 'Not now.', correlationId: 'c1' };
const patient = { timeout: 40_000 };
let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const open = async (name: string) => {
  const { page, person } = await signedIn(journey, name);
  await page.goto(`/combo/${comboId}`);
  await openTab(page, 'discussion');
  await expect(page.getByLabel('Your comment')).toBeVisible();
  return { page, person };
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const line = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const showFrame = (page: Page, frame: number) =>
  page.getByRole('slider', { name: 'Frame', exact: true }).fill(String(frame));

it('shows a comment at a frame, its reply, a new text and its removal to the other, and how many watch', async () => {
  const { page: first, person } = await open('asker');
  const { page: second } = await open('teller');
  await expect(first.getByText('2 watching now')).toBeVisible(patient);
  await showFrame(first, 50);
  await first.getByLabel('Your comment').fill('Late or early here?');
  await button(first, 'At this frame').click();
  await expect(button(first, 'At frame 50')).toHaveAttribute('aria-pressed', 'true');
  await button(first, 'comment').click();

  await button(second, 'frame 50').click(patient);
  await expect(second.getByText(/^50 \/ \d+$/)).toBeVisible();
  await button(second, `Reply to ${person.name}`).click();
  await second.getByLabel('Your reply').fill(`As early as you can, @${person.name}.`);
  await second.getByLabel('Your reply').press('Control+Enter');
  const reply = line(first, 'Late or early here?').getByRole('listitem').filter({ hasText: 'As early as you can' });
  await expect(reply).toBeVisible(patient);

  await button(second, 'Edit comment of teller')
    .or(second.getByRole('button', { name: /^Edit comment of teller/ }))
    .click();
  await second.getByLabel('New text').fill('One frame after the jump.');
  await button(second, 'Save').click();
  await expect(line(first, 'One frame after the jump.').last()).toContainText('edited', patient);
  await expect(first.getByText('As early as you can')).toHaveCount(0);

  await button(first, `Remove comment of ${person.name}`).click();
  await first.getByRole('dialog').getByRole('button', { name: 'confirm' }).click();
  await expect(second.getByText('Late or early here?')).toHaveCount(0, patient);
  await expect(line(second, 'One frame after the jump.')).toContainText('in reply to a comment that is not shown');
  await second.close();
  await expect(first.getByText(/watching now/)).toHaveCount(0, patient);
});

it('shows a comment before the server has it, takes it back when it is refused, and loses no word', async () => {
  const { page, person } = await open('hasty');
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const resume = await standIn(page, '**/api/combo/add-comment', async (route) => {
    await held;
    await route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(REFUSED) });
  });
  await page.getByLabel('Your comment').fill('Nothing of this is lost.');
  await button(page, 'comment').click();
  await expect(line(page, 'Nothing of this is lost.')).toContainText('sending');
  answer();
  await expect(page.getByRole('alert')).toContainText('Not now.');
  await expect(page.getByText('sending')).toHaveCount(0);
  await page.reload();
  await openTab(page, 'discussion');
  await expect(page.getByLabel('Your comment')).toHaveValue('Nothing of this is lost.');
  resume();
  await button(page, 'comment').click();
  await expect(line(page, 'Nothing of this is lost.')).toHaveCount(1);
  await expect(page.getByLabel('Your comment')).toHaveValue('');

  const edited = page.getByLabel('New text');
  await page.getByRole('button', { name: `Edit comment of ${person.name}` }).click();
  await edited.fill('Nothing of this is lost eith');
  await page.reload();
  await openTab(page, 'discussion');
  await expect(edited).toHaveValue('Nothing of this is lost eith');
  await edited.fill('Nothing of this is lost either.');
  await button(page, 'Save').click();
  await expect(line(page, 'Nothing of this is lost either.')).toHaveCount(1);
  await expect(edited).toHaveCount(0);
  await page.reload();
  await openTab(page, 'discussion');
  await expect(line(page, 'Nothing of this is lost either.')).toHaveCount(1);
  await expect(edited).toHaveCount(0);

  await page.getByRole('button', { name: `Edit comment of ${person.name}` }).click();
  await edited.fill('Nobody else reads this');
  await page.getByRole('button', { name: `Account of ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'log out' }).click();
  await expect(page).toHaveURL(/\/authenticate/);
  const left = await page.evaluate(() => JSON.stringify(localStorage));
  expect(left).not.toContain('Nobody else reads this');
});

it('reads long discussions a page at a time, the newest first', async () => {
  const [url = ''] = journey.running.urls;
  const fan = await TestUser.signUp(url);
  const quiet = sampleComboId('ness-magnet-back-air');
  for (let i = 1; i <= 55; i++)
    await fan.post('/combo/add-comment', { comboId: quiet, comment: `Number ${String(i)}.` });
  const page = await journey.openPage();
  await page.goto(`/combo/${quiet}`);
  await openTab(page, 'discussion');
  const lines = page.getByRole('listitem').filter({ hasText: /Number \d+\./ });
  await expect(lines).toHaveCount(50);
  await expect(lines.first()).toContainText('Number 55.');
  await button(page, 'Show older comments').click();
  await expect(lines).toHaveCount(55);
  await expect(lines.last()).toContainText('Number 1.');
  await expect(button(page, 'Show older comments')).toHaveCount(0);
});

it.each([320, 390])('leaves an answer to an answer room for its words at %i px', async (width) => {
  const [url = ''] = journey.running.urls;
  const fan = await TestUser.signUp(url);
  const place = { comboId: sampleComboId('ness-magnet-back-air') };
  const say = async (comment: string, parentId?: string): Promise<string> =>
    (
      await fan.post<{ insertedId: string }>('/combo/add-comment', {
        ...{ ...place, comment },
        ...(parentId !== undefined && { parentId }),
      })
    ).body.insertedId;
  const words = `Nested at ${String(width)} pixels, and still as easy to read as what it answers.`;
  await say(words, await say('An answer', await say('A question')));
  const { page } = await signedIn(journey, 'narrow', { viewport: { width, height: 740 }, hasTouch: true });
  await page.goto(`/combo/${place.comboId}?tab=discussion`);
  const { width: shown } = (await page.getByText(words).boundingBox()) ?? { width: 0 };
  expect(shown).toBeGreaterThan(width * 0.65);
});
