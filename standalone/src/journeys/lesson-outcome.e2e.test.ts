import { expect } from 'playwright/test';
import { Journey } from './journey.js';
import {
  again,
  begin,
  CLEAN,
  clipFrame,
  judgements,
  lesson,
  open,
  openTimed,
  outcome,
  playThrough,
  presses,
  watchJudgements,
} from './lesson-page.js';
import { signedIn } from './people.js';
import { givePlayedPad, hold, plan, plugIn } from './played-pad.js';

let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

it('leads from a clean run that waits to full timing', async () => {
  const page = await journey.openPage();
  await givePlayedPad(page);
  await open(page);
  await plugIn(page);
  await playThrough(page);
  await expect(outcome(page)).toHaveText(/^4 of 4 in \d+\.\d s, no wrong press\.$/);
  await expect(presses(page)).toHaveCount(0);
  await lesson(page).getByRole('button', { name: 'Run it at full timing' }).click();
  await expect(lesson(page).getByRole('radio', { name: 'Full timing' })).toBeChecked();
  await expect(lesson(page).getByRole('button', { name: 'Slower', exact: true })).toHaveCount(0);
  await expect(again(page)).toBeVisible({ timeout: 30_000 });
  await expect(outcome(page)).toHaveText('0 on time, 5 missed.');
});

it('shows a wrong press at once, with its frame, while the clip waits and while it does not', async () => {
  const page = await journey.openPage();
  await givePlayedPad(page);
  await open(page);
  await plugIn(page);
  await begin(page).click();
  await expect.poll(() => clipFrame(page)).toBe(16);
  await hold(page, 'Y_BUTTON');
  await hold(page);
  await expect(lesson(page).getByText('Y was wrong at frame 16.')).toBeVisible();
  await expect(presses(page)).toHaveText(['Frame 16YYnot asked for']);
  await lesson(page).getByRole('radio', { name: 'Full timing' }).check();
  await plan(page, [{ type: 'Y_BUTTON', frame: 20 }]);
  await watchJudgements(page);
  await begin(page).click();
  await expect(presses(page)).toHaveText([/Frame (19|20|21)YYnot asked for/], { timeout: 30_000 });
  await expect(again(page)).toBeVisible({ timeout: 30_000 });
  expect((await judgements(page)).some((told) => /^not asked for: Y, frame (19|20|21)$/.test(told))).toBe(true);
});

it('records the run of a signed-in user', async () => {
  const { page } = await signedIn(journey, 'learner');
  await openTimed(
    page,
    CLEAN.map((press, at) => ({ ...press, frame: press.frame + (at % 3) * 0.4 })),
  );
  await begin(page).click();
  await expect(lesson(page).getByText(/^Due again /)).toBeVisible({ timeout: 30_000 });
  await lesson(page).getByRole('link', { name: 'Practice list' }).click();
  await expect(page).toHaveURL(/\/practice$/);
});

it('counts a run that waits as practice, and says when it is due in the same words as the list', async () => {
  const { page } = await signedIn(journey, 'learner');
  await givePlayedPad(page);
  await open(page);
  await plugIn(page);
  await playThrough(page);
  await expect(lesson(page).getByText('Due again in 10 minutes.')).toBeVisible();
  await lesson(page).getByRole('link', { name: 'Practice list' }).click();
  await expect(page.getByText('due in 10 minutes')).toBeVisible();
  await expect(page.getByText('1 run', { exact: true })).toBeVisible();
});
