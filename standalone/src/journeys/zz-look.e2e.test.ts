import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { Journey } from './journey.js';
import { givePlayedPad, plan, plugIn } from './played-pad.js';

it('looks', async () => {
  await using journey = await Journey.start({ samples: true });
  const shot = '/tmp/lesson-shots';
  const id = sampleComboId('mario-up-air-ladder');
  for (const [width, height, colorScheme] of [
    [1440, 900, 'dark'],
    [1920, 1080, 'light'],
    [390, 844, 'dark'],
  ] as const) {
    const name = `${shot}/${String(width)}-${colorScheme}`;
    const page = await journey.openPage({ viewport: { width, height }, colorScheme, hasTouch: width < 500 });
    await givePlayedPad(page);
    await page.goto(`/combo/${id}`);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
    await page.getByRole('button', { name: 'Begin Lesson' }).scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${name}-0card.png` });
    await page.getByRole('button', { name: 'Begin Lesson' }).click();
    const lesson = page.getByRole('dialog', { name: /^Lesson:/ });
    await expect(lesson.getByText('Connect a Switch')).toBeVisible();
    await page.screenshot({ path: `${name}-1connect.png` });
    if (width < 500) {
      await lesson.getByRole('button', { name: 'Practise by touch' }).click();
      await page.screenshot({ path: `${name}-2touch.png`, fullPage: true });
    } else await plugIn(page);
    const begin = lesson.getByRole('button', { name: 'Begin Lesson', exact: true });
    await begin.click();
    await expect.poll(() => lesson.locator('video').evaluate((v) => (v as unknown as { paused: boolean; currentTime: number }).paused && (v as unknown as { currentTime: number }).currentTime > 0.2)).toBe(true);
    await page.screenshot({ path: `${name}-3wait.png` });
    await lesson.getByRole('radio', { name: 'timed' }).check({ force: true });
    await plugIn(page);
    await plan(page, [
      { type: 'R_TRIGGER', frame: 14.5 },
      { type: 'CONTROL_STICK_UP', frame: 25 },
      { type: 'X_BUTTON', frame: 43, length: 6 },
      { type: 'CONTROL_STICK_RIGHT', frame: 40.6, length: 3 },
      { type: 'C_STICK_UP', frame: 53 },
      { type: 'CONTROL_STICK_UP_RIGHT', frame: 61 },
      { type: 'X_BUTTON', frame: 84 },
    ]);
    await begin.click();
    await expect(lesson.getByText('5 of 10')).toBeVisible({ timeout: 20000 });
    await page.screenshot({ path: `${name}-4run.png` });
    await expect(lesson.getByRole('button', { name: 'Again' })).toBeVisible({ timeout: 30000 });
    await page.screenshot({ path: `${name}-5over.png`, fullPage: true });
    await lesson.getByRole('button', { name: /Pad and timing/ }).click();
    await page.screenshot({ path: `${name}-6pad.png` });
    await page.context().close();
  }
  expect(journey.pageErrors).toEqual([]);
}, 200_000);
