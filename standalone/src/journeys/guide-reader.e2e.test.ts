/// <reference lib="dom" />
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { SAMPLE_AUTHOR, sampleComboId } from '../samples/seed-samples.js';
import type { SavedGuide } from '../testing/published-guide.js';
import { TestUser } from '../testing/test-user.js';
import { openTab } from './combo-tabs.js';
import { problemsOf } from './axe.js';
import { joinedRooms } from './joined-rooms.js';
import { Journey } from './journey.js';
import { sideways, smallTargets } from './layout.js';
import { signedIn } from './people.js';
import { givePlayedPad, hold, plugIn } from './played-pad.js';
import { standIn } from './stand-in.js';

const KNEE = sampleComboId('captain-falcon-knee');
const STRING = sampleComboId('captain-falcon-nair-string');
const LONG = 'Learn these three in this order and you will have an answer at every percent. '.repeat(30);

let journey: Journey;
let author: TestUser;

beforeAll(async () => {
  journey = await Journey.start({ samples: true });
  author = await TestUser.signUp(journey.running.urls[0] ?? '', 'bookwriter');
  await author.post('/new-user', { displayName: 'bookwriter' });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const SECTIONS = [
  { id: 1, type: 'TITLE', value: 'Falcon in an hour' },
  { id: 2, type: 'TEXT', value: LONG },
  { id: 3, type: 'TITLE', value: 'Below 40' },
  { id: 4, type: 'COMBO_SELECTOR', value: STRING },
  { id: 5, type: 'TEXT', value: LONG },
  { id: 6, type: 'HEADER', value: 'When they drift away' },
  { id: 7, type: 'COMBO_SELECTOR', value: KNEE },
  { id: 8, type: 'TEXT', value: LONG },
] as const;

async function publish(sections: readonly object[] = SECTIONS, metaData: object = {}): Promise<string> {
  const { body } = await author.post<SavedGuide>('/guides/create', {});
  await save(body._id, sections, { gameTags: ['ssbu'], isPublished: true, ...metaData });
  return body._id;
}

async function save(guideId: string, sections: readonly object[], metaData: object = {}): Promise<void> {
  const { status } = await author.post('/guides/update', { guide: { _id: guideId, sections, metaData } });
  expect(status).toBe(200);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const section = (page: Page, id: number) => page.locator(`#section-${String(id)}`);
const video = (page: Page, id: number) => section(page, id).locator('video');
const plays = (page: Page, id: number) => video(page, id).evaluate((each: HTMLVideoElement) => !each.paused);
const topOf = (page: Page, id: number) => section(page, id).evaluate((each) => each.getBoundingClientRect().top);
const scrollTo = (page: Page, id: number) =>
  section(page, id).evaluate((each) => {
    each.scrollIntoView({ block: 'start' });
  });

it('is read with its contents, length, level, fighters and author', async () => {
  const guideId = await publish(SECTIONS, { level: 'Intermediate', fighters: ['ssbu:captain-falcon'] });
  const page = await journey.openPage();
  await page.goto(`/single-guide-page/?guideId=${guideId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falcon in an hour');
  await expect(page.locator('main')).toContainText('7 minutes, 2 combos');
  await expect(page.locator('main')).toContainText('Intermediate');
  await expect(page.locator('header').filter({ hasText: 'bookwriter' })).toContainText('Captain Falcon');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveText(['Below 40', 'When they drift away']);
  await contents.getByRole('link', { name: 'When they drift away' }).click();
  await expect(page).toHaveURL(new RegExp(`guideId=${guideId}#section-6$`));
  await expect(heading(page, 'When they drift away')).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'When they drift away' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  expect(await problemsOf(page)).toEqual([]);

  const named = await journey.openPage();
  await named.goto(`/guides/${guideId}#section-6`);
  await expect(heading(named, 'When they drift away')).toBeInViewport();
  await named.getByRole('link', { name: 'bookwriter' }).click();
  await expect(named.getByRole('heading', { level: 1, name: 'bookwriter' })).toBeVisible();
});

it('plays its combos with their inputs, one at a time, and loads no clip far from the reader', async () => {
  const guideId = await publish();
  const page = await journey.openPage();
  await page.goto(`/guides/${guideId}`);
  await expect(heading(page, 'Below 40')).toBeAttached();
  await expect(video(page, 7)).toHaveCount(0);
  await scrollTo(page, 4);
  const play = (name: string) => page.getByRole('button', { name: `Play ${name}`, exact: true });
  await play('Neutral air string to the ledge').click();
  await expect.poll(() => plays(page, 4)).toBe(true);
  const lanes = section(page, 4).getByRole('slider', { name: 'Frame', exact: true });
  await page.getByRole('button', { name: 'Pause Neutral air string to the ledge' }).click();
  await lanes.press('End');
  await expect(lanes).toHaveAttribute('aria-valuetext', 'frame 140 of 140');
  await play('Neutral air string to the ledge').press('Enter');
  await expect.poll(() => plays(page, 4)).toBe(true);

  await scrollTo(page, 7);
  const second = section(page, 7).getByRole('button', { name: /^Play / });
  await second.click();
  await expect.poll(() => plays(page, 7)).toBe(true);
  await expect(section(page, 4).locator('video')).toHaveCount(0);
  await section(page, 7).getByRole('link', { name: 'Down throw, forward air' }).click();
  await expect(page).toHaveURL(new RegExp(`/combo/${KNEE}$`));
});

it('changes under the eyes of its reader without moving what is read', async () => {
  const guideId = await publish();
  const page = await journey.openPage();
  const joined = joinedRooms(page);
  await page.goto(`/guides/${guideId}`);
  await joined(`guide:${guideId}`);
  await scrollTo(page, 6);
  await expect(heading(page, 'When they drift away')).toBeInViewport();
  const before = await topOf(page, 6);
  const [title, first, ...rest] = SECTIONS;
  await save(guideId, [title, { id: 9, type: 'TEXT', value: `New words. ${LONG}` }, first, ...rest]);
  await expect(section(page, 9)).toBeAttached();
  expect(Math.abs((await topOf(page, 6)) - before)).toBeLessThan(3);
  await save(guideId, [title, ...rest.slice(0, 2)]);
  await expect(section(page, 6)).toHaveCount(0);
  await author.post('/guides/delete', { guideId });
  await expect(page.getByText('There is no such guide')).toBeVisible();
});

it('hides what follows a lesson until it was done, and remembers that', async () => {
  const guideId = await publish([
    { id: 1, type: 'TITLE', value: 'A gamebook' },
    { id: 2, type: 'COMBO_SELECTOR', value: KNEE, lesson: true },
    { id: 3, type: 'HEADER', value: 'You have learned it' },
    { id: 4, type: 'COMBO_SELECTOR', value: STRING, lesson: true },
    { id: 5, type: 'TEXT', value: 'The end of the book.' },
  ]);
  const page = await journey.openPage();
  await givePlayedPad(page);
  await page.goto(`/guides/${guideId}`);
  await expect(page.getByText('3 more sections follow once')).toBeVisible();
  await expect(page.getByText('You have learned it')).toHaveCount(0);
  await page.getByRole('link', { name: 'Begin Lesson' }).click();
  const lesson = page.getByRole('dialog', { name: /^Lesson:/ });
  await plugIn(page);
  await lesson.getByRole('button', { name: 'Begin Lesson', exact: true }).click();
  const steps = [
    ['R_TRIGGER'],
    ['CONTROL_STICK_DOWN'],
    ['X_BUTTON', 'CONTROL_STICK_RIGHT'],
    ['C_STICK_RIGHT'],
  ] as const;
  for (const [at, types] of steps.entries()) {
    await expect.poll(() => lesson.locator('video').evaluate((each: HTMLVideoElement) => each.paused)).toBe(true);
    await hold(page, ...types);
    await hold(page);
    await expect(lesson.getByText(`${String(at + 1)} of 4`, { exact: true })).toBeVisible();
  }
  await expect(lesson.getByText('DONE!', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to the guide' }).click();
  await expect(page.getByRole('heading', { name: 'You have learned it' }).first()).toBeVisible();
  await expect(page.getByText('One more section follows once')).toBeVisible();
  await page.getByRole('button', { name: 'show anyway' }).click();
  await expect(page.getByText('The end of the book.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The end of the book.')).toBeVisible();
});

it('is edited by its author alone, whose draft nobody else reads', async () => {
  const { page, person } = await signedIn(journey, 'writer');
  await page.goto('/guide/default');
  const begun = await page.evaluate(async () => {
    const bearer = (token: string | null) => ({ authorization: `Bearer ${token ?? ''}` });
    const answer = await fetch('/api/auth/token', { headers: bearer(localStorage.getItem('combolab.session')) });
    const { token } = (await answer.json()) as { token: string };
    const headers = { ...bearer(token), 'content-type': 'application/json' };
    const made = await fetch('/api/guides/create', { method: 'POST', headers, body: '{}' });
    return (await made.json()) as { _id: string };
  });
  await page.goto(`/guides/${begun._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled');
  await expect(page.getByText('Draft: only you can read it')).toBeVisible();
  await expect(page.getByText('Nothing is written here yet.')).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/guide/${begun._id}`);
  await expect(page.locator('main')).toContainText(person.name);

  const guest = await journey.openPage();
  await guest.goto(`/guides/${begun._id}`);
  await expect(guest.getByText('There is no such guide')).toBeVisible();
  await guest.goto('/single-guide-page');
  await expect(guest.getByText('There is no such guide')).toBeVisible();
  await guest.getByRole('link', { name: 'Discover guides' }).click();
  await expect(heading(guest, 'Guides')).toBeVisible();
});

it('is read on a phone, its contents folded, with a combo that is gone', async () => {
  const guideId = await publish([...SECTIONS, { id: 9, type: 'COMBO_SELECTOR', value: null }]);
  const page = await journey.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(`/guides/${guideId}`);
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await page.locator('summary').filter({ hasText: 'On this page' }).tap();
  await page.getByRole('link', { name: 'Below 40', exact: true }).tap();
  await expect(heading(page, 'Below 40')).toBeInViewport();
  await expect(page.getByText('The combo that was here was deleted')).toBeAttached();
  await expect.poll(() => sideways(page)).toEqual([]);
  await expect.poll(() => smallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => sideways(page)).toEqual([]);
});

it('says in words that it cannot be loaded, and loads when asked again', async () => {
  const guideId = await publish();
  const page = await journey.openPage();
  const resume = await standIn(page, '**/api/guides/id/*', (route) => route.abort());
  await page.goto(`/guides/${guideId}`);
  await expect(page.getByRole('alert')).toContainText('The guide could not be loaded');
  resume();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falcon in an hour');
});

it('links the authors of combos to their profiles', async () => {
  const page = await journey.openPage();
  await page.goto(`/combo/${KNEE}`);
  await openTab(page, 'notes');
  await page.getByRole('tabpanel').getByRole('link', { name: 'combolab', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/${SAMPLE_AUTHOR}$`));
});
