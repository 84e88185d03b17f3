/// <reference lib="dom" />
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import type { Practice } from '@combolab/contracts';
import { sampleComboId } from '../samples/seed-samples.js';
import { practiceRun } from '../testing/practice-run.js';
import { AwaySite, keptPaths } from './away-site.js';
import { begin, COMBO, FRAMES, lesson } from './lesson-page.js';
import { newPerson } from './people.js';

const COMBO_ID = sampleComboId(COMBO);
const KEYS = [['r'], ['ArrowDown'], ['x', 'ArrowRight'], ['Shift', 'ArrowRight']] as const;
const DAY_MS = 86_400_000;

let away: AwaySite;
beforeEach(async () => {
  away = await AwaySite.start({ samples: true });
});
afterEach(async () => {
  await away[Symbol.asyncDispose]();
  expect(away.journey.pageErrors).toEqual([]);
});

/** Presses each step by hand when its frame has come. */
async function play(page: Page): Promise<void> {
  for (const [at, keys] of KEYS.entries()) {
    await page.waitForFunction(
      (frame) => (document.querySelector<HTMLVideoElement>('[role=dialog] video')?.currentTime ?? 0) * 60 >= frame,
      FRAMES[at] ?? 0,
    );
    for (const key of keys) await page.keyboard.down(key);
    for (const key of keys) await page.keyboard.up(key);
  }
}

it('has what is due kept ahead: opened by nobody, it is practised without a connection, and the run is sent later', async () => {
  const user = await away.journey.running.makeAccount(newPerson('learner'));
  if (user === null) throw new Error('this site keeps accounts itself');
  const runs = async () => (await user.get<Practice>(`/practice/${COMBO_ID}`)).body.attempts;
  await user.post('/practice/record', { run: practiceRun(COMBO_ID) });
  expect(await runs()).toBe(1);
  const page = await away.journey.openPage({ session: user.session, serviceWorkers: 'allow' });
  // a day later it is due
  await page.addInitScript((later) => {
    const now = Date.now;
    Date.now = () => now() + later;
  }, DAY_MS);
  await page.goto('/results/ssbu');
  for (const like of [/^\/api\/practice$/, new RegExp(`^/api/combo/${COMBO_ID}/${user.userId}$`), /\.mp4$/, /\.jpg$/])
    await expect.poll(async () => (await keptPaths(page)).some((path) => like.test(path))).toBe(true);

  await page.goto('/today');
  const due = page.getByRole('region', { name: 'Due for practice' });
  await expect(due.getByRole('listitem')).toHaveCount(1);
  await expect
    .poll(async () => (await keptPaths(page)).some((path) => path.startsWith('/api/user/follows')))
    .toBe(true);

  await away.cutOff(page.context());
  await page.goto('/today');
  await expect(due.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('You are offline. This is how it was on ')).toBeVisible();
  await expect(page.getByText('You follow nobody yet.')).toBeVisible();
  await due.getByRole('link', { name: 'Start practice' }).click();
  await lesson(page).getByRole('button', { name: 'Practise with the keyboard' }).click();
  await lesson(page).getByRole('radio', { name: 'Full timing' }).check();
  await begin(page).click();
  await play(page);
  await expect(lesson(page).getByText('The run is kept here and sent when you are back online.')).toBeVisible();
  await lesson(page).getByRole('button', { name: 'Close lesson' }).click();
  await page.reload();
  await expect(page.getByText('You are offline. This is how it was on ')).toBeVisible();

  await away.comeBack(page.context());
  await expect(page.getByText('You are offline. This is how it was on ')).toHaveCount(0);
  await expect.poll(runs).toBe(2);
});
