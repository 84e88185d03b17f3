import { expect } from 'playwright/test';
import { choice } from './choice-menu.js';
import { Journey } from './journey.js';
import { begin, clipFrame, lesson, outcome } from './lesson-page.js';
import { signedIn } from './people.js';

/** A telephone held upright. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const COMBO = 'Up throw, up air';
/** Places of the drawn controller that the combo asks for, with their frames. */
const STEPS = [
  ['R', 16],
  ['stick up', 28],
  ['X', 44],
  ['C-stick up', 52],
] as const;

let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(() => {
  expect(journey.pageErrors).toEqual([]);
});

it('goes from a search to practice by thumb alone', async () => {
  const { page } = await signedIn(journey, 'thumb', PHONE);
  await page.goto('/today');
  const tabs = page.getByRole('navigation', { name: 'Places' });
  await tabs.getByRole('link', { name: 'Combos' }).tap();
  await choice(page, 'Game').tap();
  await page.getByRole('menuitemradio', { name: 'Melee' }).tap();
  await page.getByRole('combobox', { name: 'Search combos' }).tap();
  await page.keyboard.type('fo');
  await page.getByRole('option', { name: /^Fox/ }).first().tap();
  await page.getByRole('button', { name: /^Filters/ }).tap();
  await page
    .getByRole('checkbox', { name: /Medium/ })
    .or(page.getByLabel('Medium'))
    .first()
    .tap();
  await page.getByRole('button', { name: /^Apply Filters/ }).tap();
  const card = page.getByRole('article').filter({ hasText: COMBO });
  await card.getByRole('link', { name: COMBO }).first().tap();
  await expect(page.getByRole('heading', { level: 1, name: COMBO })).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).first().tap();
  await page.getByRole('button', { name: 'Pause', exact: true }).first().tap();

  await page.getByRole('button', { name: 'Begin Lesson' }).tap();
  await lesson(page).getByRole('button', { name: 'Practise by touch' }).tap();
  await begin(page).tap();
  for (const [name, frame] of STEPS) {
    await expect.poll(() => clipFrame(page)).toBe(frame);
    const place = lesson(page).getByRole('button', { name, exact: true });
    // Z lies before all of R but its upper edge
    const { width = 0 } = (await place.boundingBox()) ?? {};
    await (name === 'R' ? place.tap({ position: { x: width / 2, y: 14 } }) : place.tap());
  }
  await expect(outcome(page)).toBeVisible();
  await lesson(page).getByRole('button', { name: 'Close lesson' }).tap();
  await page.getByRole('link', { name: 'Back', exact: true }).tap();
  await tabs.getByRole('link', { name: 'Practice' }).tap();
  await expect(page.getByRole('listitem').filter({ hasText: COMBO })).toBeVisible();
});
